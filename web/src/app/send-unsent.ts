import { Problem } from '@leveza/contract/problem.ts';
import type { QueryClient } from '@tanstack/react-query';
import { request } from '../lib/api.ts';
import { refetchAfter } from '../lib/facts.ts';
import { dayOf, formatDay, formatTime } from '../lib/format.ts';
import { isRecent } from '../lib/intention.ts';
import { failureOf, untilSilent } from '../lib/patience.ts';
import { readDraft } from '../lib/session-drafts.ts';
import { signedInHint } from '../lib/session-hint.ts';
import { dropUnsent, isUnsent, type Unsent, unsentNames, untilAnswered } from '../lib/unsent.ts';
import { slowly, toast } from '../ui/toast.ts';

/**
 * Sends what a page before this one was sending when it was reloaded or closed, under the same key, so that it is
 * recorded once. One after the other: an undo comes after its record. Another patient who signs in meanwhile ends it.
 */
export async function sendUnsent(cache: QueryClient, zone: string): Promise<void> {
  const owner = signedInHint();
  for (const unsent of await leftChanges()) {
    if (signedInHint() !== owner) return;
    // oxlint-disable-next-line no-await-in-loop -- in the order they were pressed
    if (isUnsent(unsent) && !(await isSettled(unsent, cache, zone))) return;
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

/** Sends one and tells its outcome; false where it is not known, as the session is over, or another patient's. */
async function isSettled(unsent: Unsent, cache: QueryClient, zone: string): Promise<boolean> {
  const owner = signedInHint();
  const at = new Date(unsent.at);
  const when = `de ${formatDay(dayOf(at, zone)).slice(0, 5)} às ${formatTime(at, zone)}`;
  // A deletion or an undo makes no record.
  const isRecord = unsent.endpoint.status === 201;
  if (!isRecent(unsent)) {
    dropUnsent(unsent);
    const title = isRecord
      ? `Não sabemos se o registro ${when} foi salvo. Confira no histórico antes de registrar.`
      : `Não sabemos se o pedido ${when} foi atendido. Confira no histórico.`;
    toast({ title, tone: 'critical' });
    return true;
  }
  try {
    const isSent = await slowly(untilAnswered(unsent, () => send(unsent), 0));
    if (signedInHint() !== owner) return false;
    if (!isSent) return true;
    await refetchAfter(cache, unsent.endpoint, unsent.sent);
    toast({
      title: isRecord ? `O registro ${when} foi salvo.` : `O pedido ${when} foi atendido.`,
      isWhole: true,
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The page for signing in, or that for the consent, says so; after it this is sent.
    if (error.isAtTheDoor || signedInHint() !== owner) return false;
    // It may speak of what this page read before another device changed it.
    await refetchAfter(cache, unsent.endpoint, unsent.sent);
    const title = isRecord
      ? `O registro ${when} não foi salvo: ${advised(error.message, 'Registre de novo.')}`
      : `O pedido ${when} não foi atendido: ${advised(error.message, 'Tente de novo.')}`;
    toast({ title, tone: 'critical' });
  }
  return true;
}

/** Says what to do, unless the refusal ended with it. */
const advised = (message: string, advice: string) =>
  message.endsWith('de novo.') ? message : `${message} ${advice}`;

/** Whether this page sent it; another one may have, while this one waited. */
async function send(unsent: Unsent): Promise<boolean> {
  if (!isUnsent(unsent)) return false;
  const { endpoint, sent } = unsent;
  try {
    await request(endpoint, sent, untilSilent(), unsent);
    return true;
  } catch (cause) {
    const problem = failureOf(cause);
    // Deleted is deleted, by whichever of the tries.
    if (endpoint.method === 'DELETE' && problem.status === 404) return true;
    throw problem;
  }
}
