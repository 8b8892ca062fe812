import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENDPOINTS } from '../contract/src/endpoints.ts';

/** A file of so few lines with one importer stands inside of that one, unless it has one of the shapes below. */
const SHORT = 25;
/** A file may have 250 lines (`.oxlintrc.json`): one that is folded leaves its importer room to grow. */
const ROOMY = 200;
const ROOTS = [
  '{domain,contract,reading,server,web}/{src,build}/**/*.{ts,tsx}',
  '{bench,e2e,scripts}/**/*.ts',
];

export interface ShortFile {
  path: string;
  lines: number;
  /** Its only importer; tests are left out. */
  importer: string;
  /** Lines of the importer. */
  importerLines: number;
  isLazy: boolean;
  isTested: boolean;
}

/** Shapes that every feature repeats: a reader looks for them by their name. */
const NAMED = /\/(table|store|reply|routes|search|jobs|portable|demo|problems|[\w-]+-problems)\.ts$/;
const CALLS = new Set(
  Object.keys(ENDPOINTS).map(
    (name) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
  ),
);
const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/testing\//.test(path);

/** 'web/features/usage', 'web/ui', 'domain/plans', 'e2e': files of one room may stand in each other. */
function roomOf(path: string): string {
  const [house = '', second = '', room = '', feature = ''] = path.split('/');
  if (second !== 'src' || /\.tsx?$/.test(room)) return house;
  return room === 'features' ? `${house}/${room}/${feature}` : `${house}/${room}`;
}

/** The reason why a short file with one importer stays a file of its own, or null. */
export function shapeOf(file: ShortFile): string | null {
  if (file.isLazy) return 'loaded lazily';
  if (NAMED.test(file.path)) return 'named alike in every feature';
  if (file.path.startsWith('server/') && CALLS.has(basename(file.path))) return 'one call of the contract';
  if (roomOf(file.path) !== roomOf(file.importer)) return 'a door to another room';
  if (file.isTested) return 'tested by itself';
  if (file.lines + file.importerLines > ROOMY) return 'its importer is nearly full';
  return null;
}

interface Import {
  from: string;
  to: string;
  isLazy: boolean;
}

function importsOf(from: string, source: string): Import[] {
  return [...source.matchAll(/(?:\bfrom|\bimport(\(?))\s*'([^']+)'/g)].flatMap(([, bracket, path]) => {
    const [, house, rest] = /^@leveza\/(\w+)\/(.*)$/.exec(path!) ?? [];
    const to = house ? `${house}/src/${rest!}` : path!.startsWith('.') ? join(dirname(from), path!) : null;
    return to === null ? [] : [{ from, to, isLazy: bracket === '(' }];
  });
}

/** Every short file that one other file imports. */
export function shortFiles(): ShortFile[] {
  const paths = globSync(ROOTS);
  const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const linesOf = (path: string) => sources.get(path)!.trimEnd().split('\n').length;
  const imports = Map.groupBy(
    [...sources].flatMap(([path, source]) => importsOf(path, source)),
    ({ to }) => to,
  );
  return paths.flatMap((path) => {
    const all = imports.get(path) ?? [];
    const importers = new Set(all.flatMap(({ from }) => (isTest(from) ? [] : [from])));
    const [importer, ...others] = importers;
    const lines = linesOf(path);
    if (importer === undefined || others.length > 0 || lines > SHORT || isTest(path)) return [];
    return [
      {
        path,
        lines,
        importer,
        importerLines: linesOf(importer),
        isLazy: all.some(({ isLazy }) => isLazy),
        isTested: all.some(({ from }) => isTest(from)),
      },
    ];
  });
}

/** The files that should stand inside of their only importer. */
export const filesToFold = () => shortFiles().filter((file) => shapeOf(file) === null);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const shapes = Map.groupBy(shortFiles(), (file) => shapeOf(file) ?? 'to be folded');
  for (const [shape, files] of shapes) console.log(`${files.length}\t${shape}`);
  for (const { path, lines, importer } of filesToFold()) console.log(`${lines}\t${path}\t→ ${importer}`);
}
