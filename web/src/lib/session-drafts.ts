import { isKeptOnDevice } from './device-choice.ts';
import { OF_A_PATIENT } from './forget-left.ts';

/** Drafts of this tab; forgotten when the session ends in any way. */
const OF_THE_SESSION = 'leveza-';

/** Who has no account yet; a demonstration in the same tab leaves what was filled in for one. */
export const VISITOR = 'visitor';

/** Where a draft is kept: a closed tab takes with it what only the tab keeps. */
export type Place = 'device' | 'tab';

const keyOf = (owner: string, form: string) => `${OF_A_PATIENT}${owner}:${form}`;

/** A visitor's registration stays in its tab, and so does everything on a computer that others use. */
const placesFor = (owner: string): Place[] =>
  owner !== VISITOR && isKeptOnDevice() ? ['tab', 'device'] : ['tab'];

/** Keeps what was typed until it is dropped: over a reload, a closed tab and a new sign-in. */
export function keepDraft(owner: string, form: string, draft: object, places = placesFor(owner)): void {
  try {
    for (const place of places) {
      (place === 'tab' ? sessionStorage : localStorage).setItem(keyOf(owner, form), JSON.stringify(draft));
    }
  } catch {
    // A full or forbidden storage only means that nothing comes back.
  }
}

/** Where a draft is kept now; null where it is not. */
export function placeOf(owner: string, form: string): Place | null {
  if (!readDraft(owner, form)) return null;
  return localStorage.getItem(keyOf(owner, form)) ? 'device' : 'tab';
}

export function dropDraft(owner: string, form: string): void {
  forget((key) => key === keyOf(owner, form));
}

/** A stored draft is typed only as an object: another version of the app may have written it. */
export function readDraft(owner: string, form: string): Record<string, unknown> | null {
  try {
    const key = keyOf(owner, form);
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? 'null');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The names of a patient's drafts that begin like this. */
export function draftsOf(owner: string, beginning: string): string[] {
  const start = keyOf(owner, beginning);
  try {
    return [sessionStorage, localStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(keyOf(owner, '').length));
  } catch {
    return [];
  }
}

/** Removes the drafts of other patients after a sign-in. */
export function forgetDraftsOfOthers(owner: string): void {
  forget(
    (key) =>
      key.startsWith(OF_A_PATIENT) && ![owner, VISITOR].some((kept) => key.startsWith(keyOf(kept, ''))),
  );
}

/** The session is over; one that only expired leaves what its patient will want back. */
export function forgetDrafts({ isExpired }: { isExpired: boolean }): void {
  forget((key) => key.startsWith(OF_THE_SESSION) && !(isExpired && key.startsWith(OF_A_PATIENT)));
}

function forget(isWanted: (key: string) => boolean): void {
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) {
        // The device's own choices are no drafts.
        const isDraft = storage === sessionStorage || key.startsWith(OF_A_PATIENT);
        if (isDraft && isWanted(key)) storage.removeItem(key);
      }
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}
