import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.wasm', '.webmanifest', '.xml']);
const SMALLEST_BYTES = 1024;
/** The best compression of an engine of 14 MB takes a minute, and saves a tenth. */
const LARGE_BYTES = 2_000_000;
const QUICK = 5;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every file of the build that gets smaller, so the server never compresses them itself. The
 * build of a test is packed in a hurry: the best compression is half of the work of building.
 */
export function precompress({ isQuick }: { isQuick: boolean }): Plugin {
  let folder = '';
  return {
    name: 'leveza:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && PACKED.has(extname(entry.name)));
        await Promise.all(files.map((file) => compress(join(file.parentPath, file.name), isQuick)));
      },
    },
  };
}

async function compress(file: string, isQuick: boolean): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]:
      isQuick || content.length > LARGE_BYTES ? QUICK : constants.BROTLI_MAX_QUALITY,
  };
  await Promise.all([
    brotli(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    deflate(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
