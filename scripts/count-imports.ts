import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOUSES = ['domain', 'contract', 'reading', 'server', 'web'] as const;

interface Import {
  from: string;
  to: string;
}

const houseOf = (file: string) => file.split('/')[0]!;
/** The first folder under `src`, and the feature below `features`. */
const roomOf = (file: string) => file.split('/')[2]!;
const featureOf = (file: string) => (roomOf(file) === 'features' ? file.split('/')[3]! : null);

function sources(): string[] {
  return globSync(`{${HOUSES.join(',')}}/src/**/*.{ts,tsx}`).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
}

/** Every import of a file of Leveza by another one; tests are left out. */
function importsOf(files: readonly string[]): Import[] {
  return files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)].flatMap(([, path]) => {
      const [, house, rest] = /^@leveza\/(\w+)\/(.*)$/.exec(path!) ?? [];
      if (house) return [{ from, to: `${house}/src/${rest!}` }];
      return path!.startsWith('.') ? [{ from, to: join(dirname(from), path!) }] : [];
    }),
  );
}

const tally = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(names, (name) => name)]
      .map(([name, all]) => [name, all.length] as const)
      .toSorted(([, one], [, other]) => other - one),
  );

/** The figures of `docs/imports.md`. */
export function countImports() {
  const files = sources();
  const imports = importsOf(files);
  const inside = (house: string) =>
    imports.filter(({ from, to }) => houseOf(from) === house && houseOf(to) === house);
  const betweenFeatures = (house: string) => {
    const crossing = inside(house).filter(
      ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
    );
    const asked = crossing.map(({ to }) => featureOf(to)!);
    return {
      imports: crossing.length,
      pairs: new Set(crossing.map(({ from, to }) => `${featureOf(from)} ${featureOf(to)}`)).size,
      shared: crossing.filter(({ to }) => to.includes('/shared/')).length,
      tables: crossing.filter(({ to }) => to.endsWith('/table.ts')).length,
      asked: Object.entries(tally(asked)).slice(0, 7),
    };
  };
  const rooms = (house: string, of: readonly string[]) =>
    tally(
      inside(house)
        .filter(({ from }) => of.includes(roomOf(from)))
        .map(({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`),
    );
  const folders = inside('domain').filter(({ from, to }) => roomOf(from) !== roomOf(to));
  return {
    files: tally(files.map(houseOf)),
    own: tally(HOUSES.flatMap((house) => inside(house).map(() => house))),
    between: tally(
      imports.flatMap(({ from, to }) =>
        houseOf(from) === houseOf(to) ? [] : [`${houseOf(from)} → ${houseOf(to)}`],
      ),
    ),
    foldersOfDomain: {
      imports: folders.length,
      pairs: new Set(folders.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`)).size,
    },
    roomsOfServer: rooms('server', ['features']),
    roomsOfWeb: rooms('web', ['features', 'ui', 'app']),
    features: { server: betweenFeatures('server'), web: betweenFeatures('web') },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.dir(countImports(), { depth: 5 });
