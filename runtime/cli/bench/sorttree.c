// Quicksort of a million numbers and a binary tree of 200,000 keys, three times: recursion, branches that nobody foresees.
#include <stdio.h>

enum { COUNT = 1000000, KEYS = 200000 };

struct node {
    struct node *left, *right;
    long key;
};

static struct node pool[KEYS];
static int used;
static int numbers[COUNT];

static struct node *insert(struct node *tree, long key) {
    if (!tree) {
        struct node *leaf = &pool[used++];
        leaf->left = leaf->right = 0;
        leaf->key = key;
        return leaf;
    }
    if (key < tree->key)
        tree->left = insert(tree->left, key);
    else if (key > tree->key)
        tree->right = insert(tree->right, key);
    return tree;
}

static long sum(const struct node *tree) {
    return tree ? tree->key % 1000 + sum(tree->left) + sum(tree->right) : 0;
}

static void sort(int *a, int low, int high) {
    while (low < high) {
        int pivot = a[(low + high) / 2], i = low, j = high;
        while (i <= j) {
            while (a[i] < pivot)
                i++;
            while (a[j] > pivot)
                j--;
            if (i <= j) {
                int kept = a[i];
                a[i++] = a[j];
                a[j--] = kept;
            }
        }
        if (j - low < high - i) {
            sort(a, low, j);
            low = i;
        } else {
            sort(a, i, high);
            high = j;
        }
    }
}

int main(void) {
    unsigned random = 12345;
    long total = 0;
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < COUNT; i++) {
            random = random * 1103515245u + 12345u;
            numbers[i] = random >> 1;
        }
        sort(numbers, 0, COUNT - 1);
        total += numbers[COUNT / 2];
        used = 0;
        struct node *tree = 0;
        for (int i = 0; i < KEYS; i++) {
            random = random * 1103515245u + 12345u;
            tree = insert(tree, random >> 3);
        }
        total += sum(tree);
    }
    printf("%ld\n", total);
}
