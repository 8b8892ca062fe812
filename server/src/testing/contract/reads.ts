import type { Endpoint, Read } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import type { Patient } from '../test-app.ts';
import type { Answered } from './altered.ts';
import type { Example } from './example.ts';
import { EXAMPLES, urlFor } from './examples.ts';

export interface Asked {
  name: keyof typeof ENDPOINTS;
  endpoint: Read;
  url: string;
}

const isRead = (endpoint: Endpoint): endpoint is Read => endpoint.method === 'GET';

/** Without those that need a secret instead of a session: they are read by other apps. */
const READS = Object.entries<Endpoint>(ENDPOINTS).flatMap(([key, endpoint]) =>
  isRead(endpoint) && !endpoint.isSecret ? [{ name: key as Asked['name'], endpoint }] : [],
);

/** Every read without narrowing; one of a row for the first of its list, which is what a patient looks at. */
export async function readsOf(owner: Patient): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const { name, endpoint } of READS) {
    const [list, ofRow] = endpoint.path.split('/:id');
    // A row inside a row is read where a change speaks of it: see `rowsOf`.
    if (ofRow?.includes('/:')) continue;
    const id = ofRow === undefined ? null : await firstOf(owner, list!);
    if (id === undefined) continue;
    const { params } = id === null ? await EXAMPLES[name](owner) : { params: { id } };
    asked.push({ name, endpoint, url: urlFor(name, { ...(params && { params }) }) });
  }
  return asked;
}

async function firstOf(owner: Patient, list: string): Promise<string | undefined> {
  const reply = await owner.call('GET', `/api${list}`);
  return reply.json<{ data: { id: string }[] }>().data[0]?.id;
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/.test(value);

/** The reads of the very rows a change speaks of. */
export async function rowsOf(owner: Patient, { params, body }: Example): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const id of Object.values({ ...body, ...params }).filter((value) => isId(value))) {
    for (const { name, endpoint } of READS.filter(({ endpoint: { path } }) => path.includes('/:id'))) {
      const url = urlFor(name, { params: { ...params, id } });
      if ((await owner.call('GET', url)).statusCode === 200) asked.push({ name, endpoint, url });
    }
  }
  return asked;
}

export function ask(owner: Patient, asked: Asked[]): Promise<Answered[]> {
  return Promise.all(
    asked.map(async ({ name, endpoint, url }) => {
      let { statusCode: status, body } = await owner.call('GET', url);
      // All at once they may have to wait for a connection for too long on a busy machine.
      if (status === 503) ({ statusCode: status, body } = await owner.call('GET', url));
      return { name, shows: endpoint.shows, status, body };
    }),
  );
}
