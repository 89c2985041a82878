/** The package ships no types; this is the part of it that the embedder uses. */
declare module 'onnxruntime-node' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, dimensions: number[]);
    readonly data: Float32Array;
  }

  export class InferenceSession {
    static create(
      model: Uint8Array,
      options: {
        executionProviders: string[];
        intraOpNumThreads: number;
        interOpNumThreads: number;
        enableCpuMemArena: boolean;
        logSeverityLevel: 0 | 1 | 2 | 3 | 4;
      },
    ): Promise<InferenceSession>;
    run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>>;
  }
}
