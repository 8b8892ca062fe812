import type { Image, Platform } from '@leveza/reading/engines/platform.ts';
import type { TesseractModule } from '@leveza/reading/engines/tesseract.ts';

/** Address of the engines' files on our own origin, put in by the build. */
declare const READING_FILES: string;

const fileUrl = (name: string) => new URL(`${READING_FILES}${name}`, self.location.origin).href;

/** Reading in a worker of the browser. */
export const browserPlatform: Platform = {
  canvas: (width, height) => new OffscreenCanvas(width, height),
  decode: async (bytes, type): Promise<Image> => {
    const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
    const source = await createImageBitmap(blob, { imageOrientation: 'from-image' });
    return { width: source.width, height: source.height, source };
  },
  pdfFiles: {
    cMapUrl: fileUrl('cmaps/'),
    standardFontDataUrl: fileUrl('standard_fonts/'),
    wasmUrl: fileUrl('wasm/'),
    // Left open, pdf.js would ask the document, which a worker has not.
    useWorkerFetch: true,
  },
  runtime: async () => {
    const runtime = await import('onnxruntime-web/wasm');
    runtime.env.wasm.numThreads = 1;
    return runtime;
  },
  tesseract: async () => {
    const { default: start } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
    return (await start({ locateFile: () => fileUrl('tesseract.wasm') })) as TesseractModule;
  },
  models: async () => ({
    finder: await fetched('finder.onnx'),
    reader: await fetched('reader.onnx'),
    alphabet: new TextDecoder().decode(await fetched('alphabet.txt')),
    portuguese: await fetched('por.traineddata.gz'),
  }),
};

async function fetched(name: string): Promise<Uint8Array> {
  const response = await fetch(fileUrl(name));
  if (!response.ok) throw new Error(`The engines' file ${name} did not come`);
  return new Uint8Array(await response.arrayBuffer());
}
