import type { Change } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { MINUTE_MS, SECOND_MS } from '@leveza/domain/time/spans.ts';
import { isAway } from './away.ts';
import { isKeptOnDevice } from './device-choice.ts';
import { isRecent } from './intention.ts';
import { pause } from './patience.ts';
import { draftsOf, dropDraft, keepDraft, type Place, placeOf, readDraft } from './session-drafts.ts';
import { signedInHint } from './session-hint.ts';
import { SLOW_MS } from './slow.ts';

/** A change of one tap, as it is kept until the server has answered it. */
export interface Unsent {
  key: string;
  /** When it was pressed, by the device's clock. */
  at: number;
  endpoint: Pick<Change, 'method' | 'path' | 'access' | 'changes' | 'status'>;
  sent: object;
}

const AGAIN_MS = 10_000;
/** The limit counts the calls of an address, which a whole clinic may share, by the minute. */
const LIMIT_MS = MINUTE_MS;
/** A page that is being left sees its calls fail, and does not live this long. */
const LEAVING_MS = 300;
const UNSENT = 'unsent:';

const nameOf = ({ key }: Unsent) => UNSENT + key;

/** Whether this patient's device still keeps it. */
export const isUnsent = (unsent: Unsent) => readDraft(signedInHint(), nameOf(unsent)) !== null;

/** The parts of the screen that show a kept change as done. */
const watching = new Set<() => void>();

/** Calls back when a kept change is over, be it recorded, refused or given up. Returns the end of it. */
export function watchUnsent(onOver: () => void): () => void {
  watching.add(onOver);
  return () => watching.delete(onOver);
}

function drop(owner: string, name: string): void {
  dropDraft(owner, name);
  for (const onOver of watching) onOver();
}

export const dropUnsent = (unsent: Unsent) => drop(signedInHint(), nameOf(unsent));

/** The names of all changes of this patient that are kept; a name is also that of the lock its page holds. */
export const unsentNames = () => draftsOf(signedInHint(), UNSENT);

type Addressed = Pick<Change, 'method' | 'path'>;
type Body = Record<string, unknown>;

/** The changes of this patient by one endpoint that are kept and not answered yet, also those of a page before this one. */
const keptBy = ({ method, path }: Addressed): Unsent[] =>
  unsentNames()
    .flatMap((name) => (readDraft(signedInHint(), name) as unknown as Unsent | null) ?? [])
    .filter(({ endpoint }) => endpoint.path === path && endpoint.method === method);

const bodyOf = ({ sent }: Pick<Unsent, 'sent'>) => (sent as { body?: Body }).body ?? {};
const recordOf = ({ sent }: Pick<Unsent, 'sent'>) => JSON.stringify((sent as { params?: object }).params);

/** Whether such a change is kept and not answered yet, also one of a page before this one. */
export const isKept = (endpoint: Addressed, isIt: (body: Body) => boolean): boolean =>
  keptBy(endpoint).some((unsent) => isIt(bodyOf(unsent)));

/**
 * Gives up the kept changes of a record that were pressed before the one recorded now and whose fields it holds as well:
 * an undo on a bad connection, sent again later, would write over it.
 */
export function giveUpOlder(recorded: Unsent): void {
  if (recorded.endpoint.method !== 'PUT') return;
  const body = bodyOf(recorded);
  for (const older of keptBy(recorded.endpoint)) {
    // An answer to a question is no field of the record.
    const fields = Object.entries(bodyOf(older)).filter(([, value]) => value !== true);
    const isReplaced = fields.every(([name]) => name in body) && recordOf(older) === recordOf(recorded);
    if (isReplaced && older.at < recorded.at) dropUnsent(older);
  }
}

/** Where each change is kept that this page has sent and not heard of. */
export const underWay = new Set<{ place: Place | null }>();

/** Where all changes on their way are kept; null where one of them is not, or there is none. */
export function keptPlace(): Place | null {
  const [place = null, ...others] = new Set([...underWay].map((sending) => sending.place));
  return others.length === 0 ? place : null;
}

/** Counts a change among those on their way; also several that are sent one after the other, as one. */
export function onItsWay<T>(send: () => Promise<T>, place: Place | null = null): Promise<T> {
  const sending = { place };
  underWay.add(sending);
  return send().finally(() => underWay.delete(sending));
}

/** Only a lock tells whether the page that keeps a change still lives; without it no other page may take it over. */
const placeOfUnsent = (): Place => (isKeptOnDevice() && 'locks' in navigator ? 'device' : 'tab');

/**
 * Keeps a change until the server has answered it: a page that is reloaded or closed meanwhile leaves it for the next
 * one, which sends it again under the same key (`app/send-unsent.ts`). A line that broke at once is told at once; after
 * five seconds the patient has read that it is kept, so it is sent again until it arrives.
 */
export async function keptUntilAnswered<T>(unsent: Unsent, send: () => Promise<T>): Promise<T> {
  const owner = signedInHint();
  if (owner) keepDraft(owner, nameOf(unsent), unsent, [placeOfUnsent()]);
  if (!isUnsent(unsent)) return onItsWay(send);
  // A deletion that was carried out answers a second try with 'not found', and its words need the first answer.
  return untilAnswered(unsent, send, unsent.endpoint.method === 'DELETE' ? Infinity : SLOW_MS);
}

/** A change that is kept while it waits for others to be sent before it. */
export interface Waiting {
  place: Place | null;
  /** It is sent now or given up; where it is not over, the next page sends it. */
  letGo: (how: { isOver: boolean }) => void;
}

/** Keeps a change that waits behind another one: a page that ends before its turn leaves it to the next one. */
export function keepWaiting(unsent: Unsent): Waiting {
  const owner = signedInHint();
  const name = nameOf(unsent);
  if (owner) keepDraft(owner, name, unsent, [placeOfUnsent()]);
  const turn = Promise.withResolvers<void>();
  // Held meanwhile, so that no other page takes it over.
  if ('locks' in navigator) void navigator.locks.request(name, () => turn.promise);
  return {
    place: placeOf(owner, name),
    letGo: ({ isOver }) => {
      if (isOver) drop(owner, name);
      turn.resolve();
    },
  };
}

/** A change of several that are sent one after the other. */
interface Turn {
  endpoint: Unsent['endpoint'];
  sent: object;
  send: () => Promise<unknown>;
}

/**
 * Sends several changes one after the other, all of them kept from the press on; the first refusal ends them. `send` keeps
 * the one under way itself (`useKeptCommand`).
 */
export function inTurn(turns: readonly Turn[]): Promise<void> {
  const pressed = Date.now();
  const waiting = turns.slice(1).map(({ endpoint, sent }, place) => {
    const { method, path, access, changes, status } = endpoint;
    return keepWaiting({
      key: crypto.randomUUID(),
      // The next page sends them by their moment, and the first has none yet.
      at: pressed + (place + 1) * SECOND_MS,
      endpoint: { method, path, access, changes, status },
      sent,
    });
  });
  const [place = null, ...others] = new Set(waiting.map((each) => each.place));
  const work = async () => {
    try {
      for (const [at, { send }] of turns.entries()) {
        waiting[at - 1]?.letGo({ isOver: true });
        // oxlint-disable-next-line no-await-in-loop -- one may change what the next one finds
        await send();
      }
    } catch (error) {
      // An expired session keeps the others for its patient's next one; letting go twice does nothing.
      for (const each of waiting) each.letGo({ isOver: !isTurnedAway(error) });
      throw error;
    }
  };
  return turns.length > 1 ? onItsWay(work, others.length === 0 ? place : null) : work();
}

export const turnOf = <S extends object>(
  endpoint: Turn['endpoint'],
  sent: S,
  send: (sent: S) => Promise<unknown>,
): Turn => ({ endpoint, sent, send: () => send(sent) });

/** The same for several changes by one endpoint. */
export const sendInTurn = <S extends object>(
  endpoint: Turn['endpoint'],
  all: readonly S[],
  send: (sent: S) => Promise<unknown>,
): Promise<void> => inTurn(all.map((sent) => turnOf(endpoint, sent, send)));

const isTurnedAway = (error: unknown) => error instanceof Problem && error.isAtTheDoor;

/** A limit says how long to wait; a server that is away is tried at its own pace. */
function waitBefore({ code, retryAfterSeconds }: Problem): number {
  if (code !== 'too-many-requests' || retryAfterSeconds === undefined) return AGAIN_MS;
  return Math.min(Math.max(retryAfterSeconds * SECOND_MS, SECOND_MS), LIMIT_MS);
}

/** Sends a change that is kept, again and again from so long after the first try on, and drops it with the answer. */
export async function untilAnswered<T>(
  unsent: Unsent,
  send: () => Promise<T>,
  againAfterMs: number,
): Promise<T> {
  const owner = signedInHint();
  const began = Date.now();
  const attempt = async (): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      const isOverLimit = error instanceof Problem && error.code === 'too-many-requests';
      if (!isOverLimit && !isAway(error)) throw error;
      const goesOn = isOverLimit || Date.now() - began >= againAfterMs;
      await pause(goesOn ? waitBefore(error) : LEAVING_MS);
      // A patient who signed out gave it up, and the next one's session must not carry it.
      if (!goesOn || !isRecent(unsent) || !isUnsent(unsent)) throw error;
      return attempt();
    }
  };
  let isOver = true;
  try {
    return await onItsWay(
      () => ('locks' in navigator ? navigator.locks.request(nameOf(unsent), attempt) : attempt()),
      placeOf(owner, nameOf(unsent)),
    );
  } catch (error) {
    // An expired session keeps it for its patient's next one.
    isOver = !isTurnedAway(error);
    throw error;
  } finally {
    if (isOver) drop(owner, nameOf(unsent));
  }
}
