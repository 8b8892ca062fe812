/** Drafts of this tab; forgotten when the session ends in any way. */
const OF_THE_SESSION = 'leveza-';
/** Drafts of one patient: an expired session leaves them, and only the same patient gets them back. */
const OF_A_PATIENT = 'leveza-draft-of:';

/** Who has no account yet; a demonstration in the same tab leaves what was filled in for one. */
export const VISITOR = 'visitor';

const keyOf = (owner: string, form: string) => `${OF_A_PATIENT}${owner}:${form}`;

/** Keeps what was typed for a reload or a new sign-in: in this tab only, and until it is dropped. */
export function keepDraft(owner: string, form: string, draft: object): void {
  try {
    sessionStorage.setItem(keyOf(owner, form), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage only means that nothing comes back.
  }
}

export function dropDraft(owner: string, form: string): void {
  forget((key) => key === keyOf(owner, form));
}

/** A stored draft is typed only as an object: another version of the app may have written it. */
export function readDraft(owner: string, form: string): Record<string, unknown> | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner, form)) ?? 'null');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : null;
  } catch {
    return null;
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

function forget(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (isMeant(key)) sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}
