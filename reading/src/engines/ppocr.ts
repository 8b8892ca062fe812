import type { InferenceSession, Tensor } from 'onnxruntime-web';
import type { Word } from '../page.ts';
import { decode, piecesOf } from './ctc.ts';
import { scaled, type Grey } from './grey.ts';
import { boxesOf, type TextBox } from './text-boxes.ts';

/** The parts of onnxruntime that are used; Node and the browser load it from different files. */
export interface Runtime {
  InferenceSession: {
    create: (model: Uint8Array, options?: InferenceSession.SessionOptions) => Promise<InferenceSession>;
  };
  Tensor: new (type: 'float32', data: Float32Array, dims: number[]) => Tensor;
}

const DETECTED_WIDTH = 1216;
const LARGEST_SIDE = 1920;
const LINE_HEIGHT = 48;
const WIDEST_LINE = 2400;
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];

/** PP-OCR: one network finds stretches of text, another reads each. */
export class PpOcr {
  readonly #runtime: Runtime;
  readonly #finder: InferenceSession;
  readonly #reader: InferenceSession;
  readonly #alphabet: string[];

  private constructor(
    runtime: Runtime,
    finder: InferenceSession,
    reader: InferenceSession,
    alphabet: string[],
  ) {
    this.#runtime = runtime;
    this.#finder = finder;
    this.#reader = reader;
    this.#alphabet = alphabet;
  }

  static async load(
    runtime: Runtime,
    files: { finder: Uint8Array; reader: Uint8Array; alphabet: string },
  ): Promise<PpOcr> {
    const options: InferenceSession.SessionOptions = { executionProviders: ['wasm'], logSeverityLevel: 3 };
    const finder = await runtime.InferenceSession.create(files.finder, options);
    const reader = await runtime.InferenceSession.create(files.reader, options);
    // Class 0 is the blank, and the last one a space.
    return new PpOcr(runtime, finder, reader, [
      '',
      ...files.alphabet.split('\n').filter((line) => line !== ''),
      ' ',
    ]);
  }

  async find(picture: Grey): Promise<TextBox[]> {
    const scale = Math.min(DETECTED_WIDTH / picture.width, LARGEST_SIDE / picture.height, 1);
    const [width, height] = [rounded(picture.width * scale), rounded(picture.height * scale)];
    const small = scaled(
      picture,
      { left: 0, top: 0, width: picture.width, height: picture.height },
      width,
      height,
    );
    const input = new Float32Array(3 * width * height);
    for (let channel = 0; channel < 3; channel += 1) {
      const [mean, deviation] = [MEAN[channel]!, DEVIATION[channel]!];
      const from = channel * width * height;
      for (let at = 0; at < small.data.length; at += 1)
        input[from + at] = (small.data[at]! / 255 - mean) / deviation;
    }
    const map = await this.#run(this.#finder, input, [1, 3, height, width]);
    return boxesOf(map.data as Float32Array, width, height, picture.width / width);
  }

  /** The words of one stretch; the picture's lines are straight. */
  async read(picture: Grey, box: TextBox): Promise<Word[]> {
    const aspect = Math.max(box.width / box.height, 0.5);
    const width = Math.min(Math.max(Math.ceil((LINE_HEIGHT * aspect) / 8) * 8, 32), WIDEST_LINE);
    const area = {
      left: box.x - box.width / 2,
      top: box.y - box.height / 2,
      width: box.width,
      height: box.height,
    };
    const line = scaled(picture, area, width, LINE_HEIGHT);
    const size = width * LINE_HEIGHT;
    const input = new Float32Array(3 * size);
    for (let at = 0; at < size; at += 1)
      input[at] = input[size + at] = input[2 * size + at] = line.data[at]! / 127.5 - 1;
    const scores = await this.#run(this.#reader, input, [1, 3, LINE_HEIGHT, width]);
    const [, steps = 0, classes = 0] = scores.dims;
    const characters = decode(scores.data as Float32Array, steps, classes, this.#alphabet);
    return piecesOf(characters, aspect).map(({ text, from, to, confidence }) => ({
      text,
      left: area.left + from * area.width,
      right: area.left + to * area.width,
      baseline: box.y + box.height * 0.25,
      size: box.height * 0.72,
      confidence: confidence * 100,
    }));
  }

  async #run(session: InferenceSession, input: Float32Array, dims: number[]): Promise<Tensor> {
    const feeds = { [session.inputNames[0]!]: new this.#runtime.Tensor('float32', input, dims) };
    const outputs = await session.run(feeds);
    return outputs[session.outputNames[0]!]!;
  }
}

/** The finder wants sides that 32 divides. */
function rounded(side: number): number {
  return Math.max(32, Math.round(side / 32) * 32);
}
