// Five bodies that attract each other, in floats: fused multiply-add, division, square roots.
#include <math.h>
#include <stdio.h>

enum { BODIES = 5, STEPS = 1200000 };

struct body {
    float x, y, z, vx, vy, vz, mass;
};

static struct body bodies[BODIES] = {
    {0, 0, 0, 0, 0, 0, 39.47f},
    {4.84f, -1.16f, -.10f, .6f, 2.8f, -.02f, .037f},
    {8.34f, 4.12f, -.4f, -1.01f, 1.82f, .008f, .011f},
    {12.89f, -15.11f, -.22f, 1.08f, .86f, -.01f, .0017f},
    {15.37f, -25.9f, .179f, .979f, .594f, -.034f, .002f},
};

static void attract(struct body *a, struct body *b) {
    float dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
    float square = dx * dx + dy * dy + dz * dz;
    float force = .001f / (square * sqrtf(square));
    a->vx -= dx * b->mass * force;
    a->vy -= dy * b->mass * force;
    a->vz -= dz * b->mass * force;
    b->vx += dx * a->mass * force;
    b->vy += dy * a->mass * force;
    b->vz += dz * a->mass * force;
}

int main(void) {
    for (int step = 0; step < STEPS; step++) {
        for (int i = 0; i < BODIES; i++)
            for (int j = i + 1; j < BODIES; j++)
                attract(&bodies[i], &bodies[j]);
        for (int i = 0; i < BODIES; i++) {
            bodies[i].x += .001f * bodies[i].vx;
            bodies[i].y += .001f * bodies[i].vy;
            bodies[i].z += .001f * bodies[i].vz;
        }
    }
    printf("%.9g %.9g\n", bodies[0].x, bodies[1].y);
}
