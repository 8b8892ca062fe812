import type { Fact } from '@leveza/contract/facts.ts';
import { tellOtherTabs } from '../lib/session-tabs.ts';
import type { TappedNotification, WorkerScope } from './worker-scope.ts';

/** Words after an answer; the same message can take it back. */
const ANSWERED: Record<string, string> = {
  take: 'Dose registrada',
  snooze: 'Lembrete adiado por 1 hora',
  skip: 'Dose pulada',
};

/**
 * The facts an answer changes, as the contract says it: a test compares them, for the worker does not carry the
 * schemas.
 */
export const ANSWER_CHANGES: readonly Fact[] = [
  'dose-plan',
  'usage',
  'stock',
  'applications',
  'pens',
  'messages',
  'notifications',
];

/** A button records the answer without opening the app; a tap on the rest opens the page that has all of them. */
export async function answerTap(
  scope: WorkerScope,
  notification: TappedNotification,
  action: string,
): Promise<void> {
  notification.close();
  const { link = null, token = null } = notification.data ?? {};
  if (token === null) return void (await scope.clients.openWindow(inside(link)));
  const page = `/responder#${token}`;
  const words = ANSWERED[action];
  // An answer that could not be recorded here is asked on the page, which says why.
  if (!words || !(await isRecorded(scope, token, action))) return void (await scope.clients.openWindow(page));
  // An open app shows the dose as it is now.
  tellOtherTabs({ kind: 'changed', facts: ANSWER_CHANGES, from: 'worker' });
  await scope.registration.showNotification(words, {
    body: 'Toque para ver ou desfazer.',
    lang: 'pt-BR',
    icon: '/icon-192.png',
    silent: true,
    tag: 'answered',
    data: { link: null, token },
  });
}

async function isRecorded(scope: WorkerScope, token: string, answer: string): Promise<boolean> {
  try {
    const response = await scope.fetch('/api/answers', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ token, answer }),
    });
    if (!response.ok) return false;
    // A dose that was answered otherwise before stays so: the page says how.
    const { data } = (await response.json()) as { data?: { answer?: string | null } };
    return data?.answer === answer;
  } catch {
    return false;
  }
}

/** A screen of ours, whatever the message says. */
const inside = (link: string | null) => (link !== null && /^\/(?![/\\])/.test(link) ? link : '/dashboard');
