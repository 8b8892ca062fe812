import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { type Loads, LOADS_FILE } from './loads.ts';
import { pageFrom } from './prerender-page.ts';
import { PAGES } from './prerender-pages.ts';
import type { Drawn, Work } from './prerender-worker.ts';

const ENTRY = 'src/app/prerender.tsx';
const SHELL = 'app.html';
const LONGEST_MS = 30_000;

/**
 * Writes the public pages as readable HTML: `index.html` is the landing page, `termos.html` the terms and so on. The
 * empty page Vite made becomes `app.html`, which the server and the service worker give for every other address.
 */
export function prerender(): Plugin {
  let root = '';
  let folder = '';
  let isWritten = false;
  return {
    name: 'leveza:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = config.build.outDir;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      // Before the service worker lists what it keeps, and before anything is compressed.
      order: 'pre',
      sequential: true,
      async handler() {
        if (!isWritten) return;
        const shell = await readFile(join(folder, 'index.html'), 'utf8');
        const loads = JSON.parse(await readFile(join(folder, LOADS_FILE), 'utf8')) as Loads;
        const drawn = await drawPages(root);
        await writeFile(join(folder, SHELL), shell);
        for (const [index, page] of PAGES.entries()) {
          const html = pageFrom({
            shell,
            page,
            drawn: drawn[index]!,
            loads,
            origin: process.env.PUBLIC_URL,
          });
          await writeFile(join(folder, page.file), html);
        }
      },
    },
  };
}

/** The app built for Node, but for a browser's conditions: the markup must be what the browser itself would make. */
async function drawPages(root: string): Promise<Drawn[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'leveza-prerender-'));
  const conditions = ['browser', 'module', 'import', 'production', 'default'];
  const output = { entryFileNames: 'entry.mjs' };
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      plugins: [react(), publicPagesOnly()],
      resolve: { conditions },
      ssr: { noExternal: true, target: 'webworker', resolve: { conditions } },
      build: { ssr: ENTRY, outDir, emptyOutDir: true, minify: false, rolldownOptions: { output } },
    });
    const entry = pathToFileURL(join(outDir, 'entry.mjs')).href;
    return await inWorker({ entry, paths: PAGES.map((page) => page.path) });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function inWorker(workerData: Work): Promise<Drawn[]> {
  const worker = new Worker(new URL('./prerender-worker.ts', import.meta.url), { workerData });
  const { promise, resolve, reject } = Promise.withResolvers<Drawn[]>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The public pages could not be drawn')));
  const late = setTimeout(() => reject(new Error('The public pages took too long to draw')), LONGEST_MS);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}

/** The screens behind a session are never drawn here, so they need not be built either. */
function publicPagesOnly(): Plugin {
  return {
    name: 'leveza:public-pages-only',
    resolveDynamicImport(module) {
      const isPublic = PAGES.some((page) => page.module.endsWith(tail(module)));
      return isPublic ? null : { id: module, external: true };
    },
  };
}

function tail(module: string): string {
  return module.replace(/^[./]+/, '/');
}
