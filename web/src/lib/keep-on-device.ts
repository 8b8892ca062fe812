import { CHOICE } from './device-choice.ts';
import { forgetDraftsOnDevice } from './forget-left.ts';

/** On a computer that others use nothing is kept, and what was kept is gone at once. */
export async function keepOnDevice(isWanted: boolean): Promise<void> {
  if (isWanted) return localStorage.removeItem(CHOICE);
  localStorage.setItem(CHOICE, 'no');
  forgetDraftsOnDevice();
  await forgetAnswers();
}

/** After a session has ended nothing about its patient stays on the device. */
export async function forgetAnswers(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  // Cleared and not deleted: a deletion would wait until every tab has closed.
  const { clearAnswers } = await import('./kept-answers.ts');
  await clearAnswers().catch(() => undefined);
}
