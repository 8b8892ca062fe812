import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { RunningLeveza } from '../scripts/leveza-process.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { dbOn } from '../server/src/db/connection.ts';
import { shippedProducts } from '../server/src/features/catalog/shipped.ts';
import { poolOn } from './pool-on.ts';
import { signIn } from './sign-in.ts';
import { hold } from './limits.ts';
import { printTable } from './table.ts';

const MANY = 100_000;
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 4;

/** Each kind is asked in several ways, turn about. */
const KINDS: Record<string, string[]> = {
  'no search': [''],
  'one common word': ['vitamina', 'mg', 'losartana'],
  'one rare word': ['rybelsus', 'buscopan', 'enterogermina'],
  'beginning of a word': ['vit', 'dipi', 'los'],
  'two words': ['vitamina d', 'dipirona 500', 'novalgina 500'],
  'two common words that never meet': ['vitamina losartana', 'creatina comprimidos'],
  'piece of a word': ['pirona', 'prazol'],
  'a typo': ['diprona', 'ribelsus', 'vitamnia d'],
  'nothing like it': ['xilofone'],
};

interface Catalogue {
  leveza: RunningLeveza;
  token: string;
}

/** The search of the catalogue as it is shipped against one of 100,000 products, turn about in one run. */
export async function benchCatalog(): Promise<void> {
  const small = await catalogue();
  const large = await catalogue(MANY);
  try {
    const rows = [];
    for (const [kind, searches] of Object.entries(KINDS)) {
      const times = { small: [] as number[], large: [] as number[], p99: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.small.push((await measure(small, searches)).ms);
        const { ms, p99 } = await measure(large, searches);
        times.large.push(ms);
        times.p99.push(p99);
      }
      const [few, many] = [median(times.small), median(times.large)];
      hold(`search, ${kind}`, many / few, { most: 2 });
      rows.push({
        search: kind,
        'ms, shipped': few.toFixed(2),
        'ms, 100,000': many.toFixed(2),
        ratio: (many / few).toFixed(2),
        'p99 ms, 100,000': median(times.p99),
      });
    }
    printTable(`Catalogue search, ${CONNECTIONS} connections, ms a request (ratio at most 2)`, rows);
  } finally {
    await small.leveza.stop();
    await large.leveza.stop();
  }
}

async function catalogue(products = 0): Promise<Catalogue> {
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 1);
  try {
    if (products > 0) await dbOn(pool).transaction((tx) => shippedProducts.load(tx, enlarged(products)));
    await pool.query('vacuum analyze');
    const { token } = await signIn(pool);
    return { leveza, token };
  } finally {
    await pool.end();
  }
}

/** The shipped products and as many more as asked for, half generics of other makers, half of other names. */
function enlarged(count: number): unknown {
  const file = JSON.parse(readFileSync(shippedProducts.file, 'utf8')) as { products: { name: string }[] };
  const generics = file.products.filter((product) => (product as { brand?: string }).brand === 'Genérico');
  const products: object[] = [...file.products];
  for (let n = 0; products.length < count; n += 1) {
    const brand = madeUp(n % 20_000);
    const sources = n % 2 === 0 ? generics : file.products;
    const source = sources[n % sources.length]! as { name: string; dosage: string };
    const name = n % 2 === 0 ? source.name : `${brand} ${source.dosage}`;
    products.push({ ...source, code: `bench-${n}`, name, brand, searchTerms: [], eans: {} });
  }
  return { ...file, products };
}

const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi xo za qui bra tri plu cor'.split(' ');

function madeUp(n: number): string {
  const places = [n % 20, Math.floor(n / 20) % 20, Math.floor(n / 400) % 20, Math.floor(n / 8000)];
  const word = places.map((at) => SYLLABLES[at]).join('');
  return word[0]!.toUpperCase() + word.slice(1);
}

async function measure(
  { leveza, token }: Catalogue,
  searches: string[],
): Promise<{ ms: number; p99: number }> {
  const result = await autocannon({
    url: leveza.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
    requests: searches.map((search) => ({
      path: `/api/products${search && `?search=${encodeURIComponent(search)}`}`,
    })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { ms: (CONNECTIONS * 1000) / result.requests.average, p99: result.latency.p99 };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
