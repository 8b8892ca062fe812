import { KEPT_ANSWERS } from './kept-name.ts';

/** Drafts of one patient: an expired session leaves them, and only the same patient gets them back. */
export const OF_A_PATIENT = 'leveza-draft-of:';

/** A page without a session, such as after its cookies were cleared, takes leftovers away without loading anything. */
export function forgetLeftAnswers(): void {
  forgetDraftsOnDevice();
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(KEPT_ANSWERS);
}

/** Drafts stay on the device only while their patient is signed in, and on no computer that others use. */
export function forgetDraftsOnDevice(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(OF_A_PATIENT)) localStorage.removeItem(key);
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}
