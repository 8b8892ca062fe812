import { Problem } from '@leveza/contract/problem.ts';
import type { QueryClient } from '@tanstack/react-query';
import { request } from '../lib/api.ts';
import { refetchAfter } from '../lib/facts.ts';
import { formatTime } from '../lib/format.ts';
import { isRecent } from '../lib/intention.ts';
import { readDraft } from '../lib/session-drafts.ts';
import { signedInHint } from '../lib/session-hint.ts';
import { dropUnsent, isUnsent, keptUntilAnswered, type Unsent, unsentNames } from '../lib/unsent.ts';
import { slowly, toast } from '../ui/toast.ts';

/** A server that is silent for so long is as good as away. */
const LONGEST_SILENCE_MS = 20_000;

/**
 * Sends what a page before this one was sending when it was reloaded or closed, under the same key, so that it is
 * recorded once. One after the other: an undo comes after its record.
 */
export async function sendUnsent(cache: QueryClient, zone: string): Promise<void> {
  for (const unsent of await leftChanges()) {
    const what = `O que você fez às ${formatTime(new Date(unsent.at), zone)}`;
    try {
      // oxlint-disable-next-line no-await-in-loop -- in the order they were pressed
      if (await isSentNow(unsent)) {
        // oxlint-disable-next-line no-await-in-loop -- the screen shows it before it is told
        await refetchAfter(cache, unsent.endpoint, unsent.sent);
        toast({ title: `${what} foi salvo.` });
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // The page for signing in says so; after it this is sent.
      if (error.status === 401) return;
      toast({ title: `${what} não foi salvo: ${error.message} Faça de novo.`, tone: 'critical' });
    }
  }
}

/** The changes that no living page is sending, oldest first. */
export async function leftChanges(): Promise<Unsent[]> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  return unsentNames()
    .filter((name) => !held.some((lock) => lock.name === name))
    .flatMap((name) => (readDraft(signedInHint(), name) as unknown as Unsent | null) ?? [])
    .toSorted((one, other) => one.at - other.at);
}

/** Whether this page sent it; another one may have, while this one waited. */
async function isSentNow(unsent: Unsent): Promise<boolean> {
  if (!isRecent(unsent)) {
    dropUnsent(unsent);
    throw new Problem('offline');
  }
  return slowly(keptUntilAnswered(unsent, () => send(unsent), true));
}

async function send(unsent: Unsent): Promise<boolean> {
  if (!isUnsent(unsent)) return false;
  const { endpoint, sent } = unsent;
  const silence = AbortSignal.timeout(LONGEST_SILENCE_MS);
  try {
    await request(endpoint, sent, silence, unsent);
    return true;
  } catch (error) {
    if (silence.aborted) throw new Problem('offline', { cause: error });
    // Deleted is deleted, by whichever of the tries.
    if (endpoint.method === 'DELETE' && error instanceof Problem && error.status === 404) return true;
    throw error;
  }
}
