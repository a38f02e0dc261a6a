//! Words of the language that stand for one of a list: shader stages, register files, semantics, texture targets.

/// An enumeration whose members are words of the text.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($variant:ident $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name {
            $(#[doc = concat!("`", $word, "`")] $variant,)*
        }

        impl $name {
            /// All of them, in the order of the reference.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The word, in capitals.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }

            /// What a word in any case stands for.
            pub fn from_word(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.word().eq_ignore_ascii_case(text))
            }
        }
    };
}

words! {
    /// The stage that a shader is for: the first word of its text.
    Stage {
        Vertex "VERT",
        Fragment "FRAG",
        Geometry "GEOM",
        TessControl "TESS_CTRL",
        TessEvaluation "TESS_EVAL",
        Compute "COMP",
    }
}

words! {
    /// Register files.
    File {
        Null "NULL",
        Constant "CONST",
        Input "IN",
        Output "OUT",
        Temporary "TEMP",
        Sampler "SAMP",
        Address "ADDR",
        Immediate "IMM",
        SystemValue "SV",
        Image "IMAGE",
        SamplerView "SVIEW",
        Buffer "BUFFER",
        Memory "MEMORY",
        ConstantBuffer "CONSTBUF",
        HardwareAtomic "HWATOMIC",
    }
}

words! {
    /// What a register of a shader's interface holds.
    Semantic {
        Position "POSITION",
        Color "COLOR",
        BackColor "BCOLOR",
        Fog "FOG",
        PointSize "PSIZE",
        Generic "GENERIC",
        Normal "NORMAL",
        Face "FACE",
        EdgeFlag "EDGEFLAG",
        PrimitiveId "PRIM_ID",
        InstanceId "INSTANCEID",
        VertexId "VERTEXID",
        Stencil "STENCIL",
        ClipDistance "CLIPDIST",
        ClipVertex "CLIPVERTEX",
        GridSize "GRID_SIZE",
        BlockId "BLOCK_ID",
        BlockSize "BLOCK_SIZE",
        ThreadId "THREAD_ID",
        TexCoord "TEXCOORD",
        PointCoord "PCOORD",
        ViewportIndex "VIEWPORT_INDEX",
        Layer "LAYER",
        SampleId "SAMPLEID",
        SamplePosition "SAMPLEPOS",
        SampleMask "SAMPLEMASK",
        InvocationId "INVOCATIONID",
        VertexIdNoBase "VERTEXID_NOBASE",
        BaseVertex "BASEVERTEX",
        Patch "PATCH",
        TessCoord "TESSCOORD",
        TessOuter "TESSOUTER",
        TessInner "TESSINNER",
        VerticesIn "VERTICESIN",
        HelperInvocation "HELPER_INVOCATION",
        BaseInstance "BASEINSTANCE",
        DrawId "DRAWID",
        WorkDimensions "WORK_DIM",
        SubgroupSize "SUBGROUP_SIZE",
        SubgroupInvocation "SUBGROUP_INVOCATION",
        SubgroupEqMask "SUBGROUP_EQ_MASK",
        SubgroupGeMask "SUBGROUP_GE_MASK",
        SubgroupGtMask "SUBGROUP_GT_MASK",
        SubgroupLeMask "SUBGROUP_LE_MASK",
        SubgroupLtMask "SUBGROUP_LT_MASK",
        UserData "CS_USER_DATA_AMD",
        ViewportMask "VIEWPORT_MASK",
    }
}

words! {
    /// How an input of a fragment shader varies over a primitive.
    Interpolation {
        Constant "CONSTANT",
        Linear "LINEAR",
        Perspective "PERSPECTIVE",
        Color "COLOR",
    }
}

words! {
    /// Where in a pixel an input is evaluated.
    Location {
        Center "CENTER",
        Centroid "CENTROID",
        Sample "SAMPLE",
    }
}

words! {
    /// Targets of textures, images and buffers.
    Target {
        Buffer "BUFFER",
        OneD "1D",
        TwoD "2D",
        ThreeD "3D",
        Cube "CUBE",
        Rect "RECT",
        Shadow1D "SHADOW1D",
        Shadow2D "SHADOW2D",
        ShadowRect "SHADOWRECT",
        OneDArray "1D_ARRAY",
        TwoDArray "2D_ARRAY",
        Shadow1DArray "SHADOW1D_ARRAY",
        Shadow2DArray "SHADOW2D_ARRAY",
        ShadowCube "SHADOWCUBE",
        TwoDMultisampled "2D_MSAA",
        TwoDArrayMultisampled "2D_ARRAY_MSAA",
        CubeArray "CUBEARRAY",
        ShadowCubeArray "SHADOWCUBEARRAY",
        Unknown "UNKNOWN",
    }
}

words! {
    /// What the components of a sampler view are.
    ReturnType {
        Unorm "UNORM",
        Snorm "SNORM",
        Sint "SINT",
        Uint "UINT",
        Float "FLOAT",
    }
}

words! {
    /// Which memory a `MEMORY` register is.
    MemoryKind {
        Global "GLOBAL",
        Shared "SHARED",
        Private "PRIVATE",
        Input "INPUT",
    }
}

words! {
    /// Qualifiers of accesses to memory.
    Qualifier {
        Coherent "COHERENT",
        Restrict "RESTRICT",
        Volatile "VOLATILE",
        StreamCachePolicy "STREAM_CACHE_POLICY",
    }
}

words! {
    /// Types of immediates.
    ImmediateType {
        Float32 "FLT32",
        Uint32 "UINT32",
        Int32 "INT32",
        Float64 "FLT64",
        Uint64 "UINT64",
        Int64 "INT64",
    }
}

words! {
    /// Names of properties.
    PropertyName {
        GsInputPrimitive "GS_INPUT_PRIMITIVE",
        GsOutputPrimitive "GS_OUTPUT_PRIMITIVE",
        GsMaxOutputVertices "GS_MAX_OUTPUT_VERTICES",
        FsCoordOrigin "FS_COORD_ORIGIN",
        FsCoordPixelCenter "FS_COORD_PIXEL_CENTER",
        FsColor0WritesAllCbufs "FS_COLOR0_WRITES_ALL_CBUFS",
        FsDepthLayout "FS_DEPTH_LAYOUT",
        VsProhibitUcps "VS_PROHIBIT_UCPS",
        GsInvocations "GS_INVOCATIONS",
        VsWindowSpacePosition "VS_WINDOW_SPACE_POSITION",
        TcsVerticesOut "TCS_VERTICES_OUT",
        TesPrimMode "TES_PRIM_MODE",
        TesSpacing "TES_SPACING",
        TesVertexOrderCw "TES_VERTEX_ORDER_CW",
        TesPointMode "TES_POINT_MODE",
        NumClipdistEnabled "NUM_CLIPDIST_ENABLED",
        NumCulldistEnabled "NUM_CULLDIST_ENABLED",
        FsEarlyDepthStencil "FS_EARLY_DEPTH_STENCIL",
        FsPostDepthCoverage "FS_POST_DEPTH_COVERAGE",
        NextShader "NEXT_SHADER",
        CsFixedBlockWidth "CS_FIXED_BLOCK_WIDTH",
        CsFixedBlockHeight "CS_FIXED_BLOCK_HEIGHT",
        CsFixedBlockDepth "CS_FIXED_BLOCK_DEPTH",
        LegacyMathRules "LEGACY_MATH_RULES",
        VsBlitSgprsAmd "VS_BLIT_SGPRS_AMD",
        CsUserDataComponentsAmd "CS_USER_DATA_COMPONENTS_AMD",
        LayerViewportRelative "LAYER_VIEWPORT_RELATIVE",
        FsBlendEquationAdvanced "FS_BLEND_EQUATION_ADVANCED",
        SeparableProgram "SEPARABLE_PROGRAM",
    }
}

/// Words for the values of primitives, in order from 0.
const PRIMITIVES: &[&str] = &[
    "POINTS",
    "LINES",
    "LINE_LOOP",
    "LINE_STRIP",
    "TRIANGLES",
    "TRIANGLE_STRIP",
    "TRIANGLE_FAN",
    "QUADS",
    "QUAD_STRIP",
    "POLYGON",
    "LINES_ADJACENCY",
    "LINE_STRIP_ADJACENCY",
    "TRIANGLES_ADJACENCY",
    "TRIANGLE_STRIP_ADJACENCY",
    "PATCHES",
];

impl PropertyName {
    /// Words that stand for its values, in order from 0; none where the value is a number.
    pub fn values(self) -> Vec<&'static str> {
        match self {
            PropertyName::GsInputPrimitive | PropertyName::GsOutputPrimitive => PRIMITIVES.to_vec(),
            PropertyName::FsCoordOrigin => vec!["UPPER_LEFT", "LOWER_LEFT"],
            PropertyName::FsCoordPixelCenter => vec!["HALF_INTEGER", "INTEGER"],
            PropertyName::NextShader => Stage::ALL.iter().map(|stage| stage.word()).collect(),
            _ => Vec::new(),
        }
    }
}

impl Target {
    /// Components of the coordinate, without layer and reference.
    pub fn dimensions(self) -> usize {
        use Target::*;
        match self {
            Buffer | OneD | Shadow1D | OneDArray | Shadow1DArray => 1,
            ThreeD | Cube | ShadowCube | CubeArray | ShadowCubeArray => 3,
            _ => 2,
        }
    }

    /// Which component of the coordinate is the reference that texels are compared with; 4 is the first one of the next source.
    pub fn reference(self) -> Option<usize> {
        use Target::*;
        match self {
            Shadow1D | Shadow2D | ShadowRect | Shadow1DArray => Some(2),
            Shadow2DArray | ShadowCube => Some(3),
            ShadowCubeArray => Some(4),
            _ => None,
        }
    }

    /// Whether the coordinate is a direction, which chooses one of six faces.
    pub fn is_cube(self) -> bool {
        use Target::*;
        matches!(self, Cube | ShadowCube | CubeArray | ShadowCubeArray)
    }

    /// Whether a component of the coordinate chooses a layer.
    pub fn is_array(self) -> bool {
        use Target::*;
        matches!(
            self,
            OneDArray | TwoDArray | Shadow1DArray | Shadow2DArray | TwoDArrayMultisampled | CubeArray | ShadowCubeArray
        )
    }
}
