import type { Change } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { isAway } from './away.ts';
import { isRecent } from './intention.ts';
import { isKeptOnDevice } from './keep-on-device.ts';
import { draftsOf, dropDraft, keepDraft, readDraft } from './session-drafts.ts';
import { signedInHint } from './session-hint.ts';
import { SLOW_MS } from './slow.ts';

/** A change of one tap, as it is kept until the server has answered it. */
export interface Unsent {
  key: string;
  /** When it was pressed, by the device's clock. */
  at: number;
  endpoint: Pick<Change, 'method' | 'path' | 'access' | 'changes'>;
  sent: object;
}

/** Where it is kept: a closed tab takes with it what only the tab keeps. */
export type Place = 'device' | 'tab';

const AGAIN_MS = 10_000;
/** A page that is being left sees its calls fail, and does not live this long. */
const LEAVING_MS = 300;
const PREFIX = 'unsent:';

const formOf = ({ key }: Pick<Unsent, 'key'>) => `${PREFIX}${key}`;

/** Whether this patient's device still keeps it. */
export const isUnsent = (unsent: Unsent) => readDraft(signedInHint(), formOf(unsent)) !== null;

export const dropUnsent = (unsent: Unsent) => dropDraft(signedInHint(), formOf(unsent));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every change this page has sent and not heard of, and where it is kept. */
const underWay = new Map<object, Place | null>();

/** Where all changes on their way are kept; null where one of them is not, or there is none. */
export function keptPlace(): Place | null {
  const [place = null, ...others] = new Set(underWay.values());
  return others.length === 0 ? place : null;
}

/** Counts a change among those on their way. */
export async function onItsWay<T>(send: () => Promise<T>, place: Place | null = null): Promise<T> {
  const sending = {};
  underWay.set(sending, place);
  try {
    return await send();
  } finally {
    underWay.delete(sending);
  }
}

/**
 * Keeps a change until the server has answered it: a page that is reloaded or closed meanwhile leaves it for the next
 * one, which sends it again under the same key (`app/send-unsent.ts`). A line that broke at once is told at once; after
 * five seconds the patient has read that it is kept, so it is sent again until it arrives.
 */
export async function keptUntilAnswered<T>(
  unsent: Unsent,
  send: () => Promise<T>,
  isPromised = false,
): Promise<T> {
  const owner = signedInHint();
  const form = formOf(unsent);
  // Only a lock tells whether the page that keeps a change still lives; without it no other page may take it over.
  const place = isKeptOnDevice() && 'locks' in navigator ? 'device' : 'tab';
  const isStillKept = () => owner === signedInHint() && isUnsent(unsent);
  if (owner) keepDraft(owner, form, unsent, place);
  if (!isStillKept()) return onItsWay(send);

  const attempt = async () => {
    const began = Date.now();
    for (;;) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        return await send();
      } catch (error) {
        if (!isAway(error)) throw error;
        const goesOn = isPromised || Date.now() - began >= SLOW_MS;
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        await pause(goesOn ? AGAIN_MS : LEAVING_MS);
        // Signing out gave it up, and the next patient's session must not carry it.
        if (!goesOn || !isRecent(unsent) || !isStillKept()) throw error;
      }
    }
  };
  try {
    const result = await onItsWay(() => holding(form, attempt), place);
    dropDraft(owner, form);
    return result;
  } catch (error) {
    // An expired session keeps it for its patient's next one.
    if (!(error instanceof Problem && error.status === 401)) dropDraft(owner, form);
    throw error;
  }
}

const holding = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

/** The unanswered records of earlier pages of this patient, oldest first. */
export function unsentChanges(): Unsent[] {
  const owner = signedInHint();
  if (!owner) return [];
  return draftsOf(owner, PREFIX)
    .flatMap((form) => (readDraft(owner, form) as unknown as Unsent | null) ?? [])
    .toSorted((one, other) => one.at - other.at);
}

/** Changes that no living page is sending. */
export async function leftChanges(): Promise<Unsent[]> {
  if (!('locks' in navigator)) return unsentChanges();
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return unsentChanges().filter((unsent) => !names.has(formOf(unsent)));
}
