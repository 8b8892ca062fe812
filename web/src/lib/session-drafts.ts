/** Begun to be typed in this tab; forgotten with the session, whichever way it ends. */
const OF_THE_SESSION = 'leveza-';
/** Of one patient: an expired session leaves it, and only the same patient gets it back. */
const OF_A_PATIENT = 'leveza-draft-of:';

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

/** What is found is not more than an object: another version of the app may have written it. */
export function readDraft(owner: string, form: string): Record<string, unknown> | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner, form)) ?? 'null');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Somebody signed in: what others left behind is not theirs to have. */
export function forgetDraftsOfOthers(owner: string): void {
  forget((key) => key.startsWith(OF_A_PATIENT) && !key.startsWith(keyOf(owner, '')));
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
