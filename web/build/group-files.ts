import { relative } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { parseSync } from 'oxc-parser';
import { build, type Plugin, type Rolldown } from 'vite';
import { fileOf, KINDS } from './file-groups.ts';
import { leanContract } from './lean-contract.ts';
import { leanZod } from './lean-zod.ts';
import { findCircle, loadsOf, LOADS_FILE } from './loads.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * Puts the modules into few files. Left alone, the build makes one of every set of modules with the same users, and a
 * private screen came in 146. So the first build runs without groups, in memory, to learn which modules are used by
 * which parts after unused code is dropped; then `fileOf` assigns each module to a file.
 */
export function groupFiles(): Plugin {
  let parts: Record<string, string> = {};
  return {
    name: 'leveza:group-files',
    apply: 'build',
    async config({ root = process.cwd() }) {
      const chunks = await chunksByUsers(root);
      parts = partsOf(chunks, root);
      const files = filesByModule(chunks, parts);
      const name = (id: string) => files.get(id) ?? null;
      // `fileOf` puts what a module needs before it; following unused imports as well would bring far more.
      const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name }] };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const circle = findCircle(chunks);
      if (circle)
        this.error(`Files import each other in a circle: ${circle.join(' → ')} (build/file-groups.ts)`);
      for (const { fileName, code } of chunks) {
        const [fault] = parseSync(fileName, code, { showSemanticErrors: true }).errors;
        if (fault)
          this.error(`${fileName} would not run in a browser: ${fault.message} (build/file-groups.ts)`);
      }
      this.emitFile({ type: 'asset', fileName: LOADS_FILE, source: JSON.stringify(loadsOf(chunks, parts)) });
    },
  };
}

/** The parts loaded on their own, by path: 'src/app/PrivateArea.tsx'. */
function partsOf(chunks: Chunk[], root: string): Record<string, string> {
  const modules = chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? []);
  const parts = Object.fromEntries(modules.map((id) => [relative(root, id).replaceAll('\\', '/'), id]));
  for (const [kind, pattern] of Object.entries(KINDS)) {
    if (!Object.keys(parts).some((part) => pattern.test(part)))
      throw new Error(`No part of the app is of the kind ${kind} any more: see build/file-groups.ts`);
  }
  return parts;
}

function filesByModule(chunks: Chunk[], parts: Record<string, string>): Map<string, string> {
  const users = new Map(chunks.map(({ fileName }) => [fileName, [] as string[]]));
  for (const [part, files] of Object.entries(loadsOf(chunks, parts)))
    for (const file of files) users.get(file)!.push(part);

  const screens = new Set(Object.entries(parts).flatMap(([part, id]) => (KINDS.screen.test(part) ? id : [])));
  const named = new Map<string, string>();
  for (const { fileName, moduleIds } of chunks) {
    for (const id of moduleIds) {
      // A screen keeps a file of its own: of one in a group Rolldown exported a namespace it never defined.
      const file = screens.has(id) ? undefined : fileOf(id, users.get(fileName)!);
      if (file) named.set(id, file);
    }
  }
  return named;
}

/** One chunk for each set of users, in memory. */
async function chunksByUsers(root: string): Promise<Chunk[]> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    worker: { format: 'es' },
    plugins: [
      react(),
      leanContract(),
      leanZod(),
      optimizeLocales.vite({ locales: ['pt-BR'] }),
      withoutStyles(),
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      // Chunks that are merged hide who uses which of their modules.
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.filter((part) => part.type === 'chunk');
}

function withoutStyles(): Plugin {
  return {
    name: 'leveza:without-styles',
    enforce: 'pre',
    load: { filter: { id: /\.css$/ }, handler: () => '' },
  };
}
