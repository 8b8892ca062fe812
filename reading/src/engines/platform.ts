import type { Runtime } from './ppocr.ts';
import type { TesseractModule } from './tesseract.ts';

/** The part of a canvas that is used; a browser's worker and Node have different ones. */
export interface Canvas {
  width: number;
  height: number;
  getContext: (kind: '2d') => Pen | null;
}

export interface Pen {
  fillStyle: unknown;
  fillRect: (x: number, y: number, width: number, height: number) => void;
  setTransform: (a: number, b: number, c: number, d: number, e: number, f: number) => void;
  drawImage: (image: never, x: number, y: number, width: number, height: number) => void;
  getImageData: (x: number, y: number, width: number, height: number) => { data: Uint8ClampedArray };
}

/** A decoded picture, upright as its camera said. */
export interface Image {
  width: number;
  height: number;
  /** The pictures `drawImage` takes. */
  source: unknown;
}

/** The functions that reading needs of the place it runs in. */
export interface Platform {
  canvas: (width: number, height: number) => Canvas;
  decode: (bytes: Uint8Array, type: 'image/jpeg' | 'image/png') => Promise<Image>;
  /** Where pdf.js finds its tables of characters, fonts and decoders. */
  pdfFiles: { cMapUrl: string; standardFontDataUrl: string; wasmUrl: string; useWorkerFetch: boolean };
  runtime: () => Promise<Runtime>;
  tesseract: () => Promise<TesseractModule>;
  models: () => Promise<Models>;
}

export interface Models {
  finder: Uint8Array;
  reader: Uint8Array;
  alphabet: string;
  /** Gzipped. */
  portuguese: Uint8Array;
}

export async function gunzipped(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
