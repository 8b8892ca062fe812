import type { Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'moduleIds' | 'imports'>;

/** The scripts of each part that is loaded on its own: the page, and everything behind an `import()`. */
export type Loads = Record<string, string[]>;

/** Where the build writes them; the pages are written from it, and `npm run bench` weighs it. */
export const LOADS_FILE = '.vite/loads.json';

/** By the name of each part, which begins with its module. */
export function loadsOf(chunks: Chunk[], parts: Record<string, string>): Loads {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loads = Object.entries(parts).map(([part, module]): [string, string[]] => {
    const first = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!first) throw new Error(`The build has no ${module}`);
    const files = new Set<string>([first.fileName]);
    for (const file of files) for (const next of byFile.get(file)?.imports ?? []) files.add(next);
    return [part, [...files]];
  });
  return Object.fromEntries(loads);
}

/** Files that import each other may run before what they need is there. */
export function findCircle(chunks: Chunk[]): string[] | undefined {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of byFile.get(file)?.imports ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  return chunks.map(({ fileName }) => visit(fileName, [])).find((circle) => circle !== undefined);
}
