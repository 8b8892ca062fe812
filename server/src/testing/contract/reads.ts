import type { Endpoint, Read } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { ownerOf } from '../../http/session/owner-of.ts';
import type { Patient } from '../test-app.ts';
import type { Answered } from './altered.ts';
import type { Example } from './example.ts';
import { EXAMPLES, urlFor } from './examples.ts';
import type { TablesInUse } from './tables-in-use.ts';

export interface Asked {
  name: keyof typeof ENDPOINTS;
  endpoint: Read;
  url: string;
}

/** An answer, the session it was given to, and the tables that the other statements behind it name. */
export interface Answer extends Asked, Answered {
  name: Asked['name'];
  session: string | null;
  tables: ReadonlySet<string>;
}

const isRead = (endpoint: Endpoint): endpoint is Read => endpoint.method === 'GET';

/**
 * The file of the calendar is made at a press and kept by no screen, and making it takes longest of all. It holds the
 * events of `readCalendar` (`calendar/feed.test.ts` compares them), so its facts are noticed there.
 */
const isKept = (name: string) => name !== 'downloadCalendar';

/** Without those that need a secret instead of a session: they are read by other apps. */
const READS = Object.entries<Endpoint>(ENDPOINTS).flatMap(([key, endpoint]) =>
  isRead(endpoint) && !endpoint.isSecret && isKept(key) ? [{ name: key as Asked['name'], endpoint }] : [],
);

const OF_A_ROW = READS.filter(({ endpoint: { path } }) => path.includes('/:id'));

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

/** The answers about the very rows a change speaks of, and the reads its example names. */
export async function rowsOf(
  owner: Patient,
  tables: TablesInUse,
  { params, body, reads = {} }: Example,
): Promise<Answer[]> {
  const narrowed = READS.flatMap((read) =>
    reads[read.name] ? [{ ...read, url: urlFor(read.name, reads[read.name]!) }] : [],
  );
  const ids = Object.values({ ...body, ...params }).filter((value) => isId(value));
  const asked = ids.flatMap((id) =>
    OF_A_ROW.map((read) => ({ ...read, url: urlFor(read.name, { params: { ...params, id } }) })),
  );
  // A row of another list is not found there.
  const rows = (await ask(owner, tables, asked)).filter(({ status }) => status === 200);
  return [...rows, ...(await ask(owner, tables, narrowed))];
}

/** Asks again the reads that name a table which was written to, and all in another session. No other one can answer otherwise. */
export async function askAgain(
  owner: Patient,
  tables: TablesInUse,
  { before, written }: { before: readonly Answer[]; written: ReadonlySet<string> },
): Promise<Answer[]> {
  const now = await sessionOf(owner);
  const mayDiffer = before.filter(
    ({ session, tables: named }) =>
      session === null || session !== now || [...named].some((table) => written.has(table)),
  );
  const answers = await ask(owner, tables, mayDiffer);
  const newer = new Map(mayDiffer.map((answer, at) => [answer, answers[at]!]));
  return before.map((answer) => newer.get(answer) ?? answer);
}

/** The statement whose tables are not counted for a read: `askAgain` compares its answer. */
export const SESSION_LOOKUP = 'find-session';

/** The answer that a call begins with: the patient, the device, the zone and the consent; null where there is none. */
async function sessionOf({ db, token }: Patient): Promise<string | null> {
  const request = { headers: { authorization: `Bearer ${token}` }, cookies: {} };
  return ownerOf(db, request).then(JSON.stringify, () => null);
}

const TRIES = 5;
const BUSY = 503;
type Unmarked = Omit<Answer, 'session'>;

/** One after another: each further connection plans every statement anew, which took a quarter of the whole test. */
export async function ask(owner: Patient, tables: TablesInUse, asked: readonly Asked[]): Promise<Answer[]> {
  const session = await sessionOf(owner);
  const answers: Answer[] = [];
  for (const read of asked) {
    answers.push({ ...(await patiently(read.name, () => answerOf(owner, tables, read))), session });
  }
  return answers;
}

/** A machine that is too busy to answer in five seconds says nothing about a read. */
async function patiently(name: string, work: () => Promise<Unmarked>): Promise<Unmarked> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await work();
    if (answer.status !== BUSY) return answer;
  }
  throw new Error(`The machine is too busy to read ${name}.`);
}

async function answerOf(owner: Patient, tables: TablesInUse, read: Asked): Promise<Unmarked> {
  const [{ statusCode: status, body }, named] = await tables.namedBy(() => owner.call('GET', read.url));
  return { ...read, shows: read.endpoint.shows, status, body, tables: named };
}
