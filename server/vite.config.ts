import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('dist');

/** A module reads the files beside its source, so it must still find them from the built file. */
function filesBesideSource(): Plugin {
  return {
    name: 'files-beside-source',
    transform(code, id) {
      if (!code.includes('import.meta.url') || id.includes('node_modules')) return null;
      const source = JSON.stringify(relative(OUT, id.split('?')[0]!));
      return {
        code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`),
        map: null,
      };
    },
  };
}

export default defineConfig({
  root: here('.'),
  plugins: [filesBesideSource()],
  ssr: { noExternal: [/^@leveza\//, 'zod', 'drizzle-orm'], target: 'node' },
  build: {
    ssr: here('src/main.ts'),
    outDir: OUT,
    emptyOutDir: true,
    minify: false,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
});
