import { Problem } from '@leveza/contract/problem.ts';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { Place } from '../lib/session-drafts.ts';
import { departureCount } from '../lib/session-hint.ts';
import { SLOW_MS } from '../lib/slow.ts';
import { keptPlace } from '../lib/unsent.ts';
import { LeftMeanwhile } from '../lib/while-here.ts';

const READING_MS = 5_000;
const UNDO_MS = 10_000;

export interface ToastMessage {
  title: string;
  /** The name in the title: a phone shortens it, so that what happened stays in sight. */
  name?: string;
  detail?: string;
  tone?: 'ok' | 'info' | 'critical';
  undo?: () => void;
  /** A further step that the change suggests, such as 'Mudar meu dia para domingo'. */
  more?: { label: string; run: () => void };
  /** How long it stays, where the usual five seconds are not wanted; null until it is taken back. */
  shownMs?: number | null;
  /** Read whole, also on a phone, and again where another message came over it. */
  isWhole?: boolean;
}

/** One is seen at a time, the newest. One below it waits: its clock begins anew when it is seen again. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 });

/** Says what just happened; with `undo`, offers 'Desfazer' for ten seconds. Returns a way to take it back. */
export function toast(message: ToastMessage): () => void {
  const { undo, shownMs = undo ? UNDO_MS : READING_MS } = message;
  const [before] = toastQueue.visibleToasts;
  const key = toastQueue.add(message, shownMs === null ? {} : { timeout: shownMs });
  // A failure, an undo and a message to be read whole wait below; a message that only confirms would come back as old news.
  if (before && isReplaceable(before.content)) toastQueue.close(before.key);
  return () => toastQueue.close(key);
}

const isReplaceable = ({ tone, undo, more, isWhole, shownMs }: ToastMessage) =>
  tone !== 'critical' && !undo && !more && !isWhole && shownMs !== null;

/** A record, or the wish to take one away or back. */
type Change = 'registro' | 'pedido';

/** The words for the place where something is kept. */
export const KEPT_IN = { device: 'neste aparelho', tab: 'nesta aba' } as const;

/** Says only what is so: a change that could not be kept is not called safe. The title alone fits on a phone. */
const slowWords = (change: Change, place: Place | null) =>
  place
    ? {
        title: 'Guardado. Seguimos enviando.',
        detail: `Está demorando. Seu ${change} está guardado ${KEPT_IN[place]}.`,
      }
    : { title: 'Está demorando', detail: 'Seguimos enviando.' };

/**
 * Says after a while that a change of one tap, or of a form that was closed, is still on its way and where it is kept: no
 * form's notice could. Returns the way to end it; the message of the answer follows.
 */
export function tellWhenSlow(change: Change = 'registro', keptIn = keptPlace): () => void {
  let close: (() => void) | undefined;
  const before = departureCount();
  const timer = setTimeout(() => {
    // The patient who waited has left, and the next one waits for nothing.
    if (departureCount() !== before) return;
    close = toast({ ...slowWords(change, keptIn()), tone: 'info', shownMs: null });
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    close?.();
  };
}

/** The same work, which says so when it takes long. */
export function slowly<T>(work: Promise<T>, change?: Change): Promise<T> {
  return work.finally(tellWhenSlow(change));
}

/** Says what did not work, and why: 'Erro ao excluir: …'. Returns false, for callers that need to know. */
export const tellFailure = (what: string) => (cause: unknown) => {
  if (cause instanceof LeftMeanwhile) return false;
  const problem = cause instanceof Problem ? cause : new Problem('unexpected', { cause });
  // A mistake of ours: the patient reads a sentence, the console and a test see the error.
  if (problem !== cause) reportError(cause);
  toast({ title: `${what}: ${reasonOf(problem)}`, tone: 'critical' });
  return false;
};

/** Without internet the banner says what to do: the message needs one line. */
const reasonOf = ({ code, message }: Problem) =>
  code === 'offline' && !navigator.onLine ? 'sem internet.' : message;

export const tellUndoFailed = tellFailure('Não foi possível desfazer');

/** A message after a change. Its undo and its further step report their own results; a failure is always reported. */
export interface ChangeMessage extends Omit<ToastMessage, 'undo' | 'more'> {
  undo?: (() => Promise<ToastMessage | undefined>) | undefined;
  more?: { label: string; run: () => Promise<ChangeMessage> } | undefined;
}

export function tell({ undo, more, ...message }: ChangeMessage): void {
  toast({
    ...message,
    ...(more && {
      more: {
        label: more.label,
        run: () => void slowly(more.run(), 'pedido').then(tell, tellFailure('Não foi possível mudar')),
      },
    }),
    ...(undo && {
      undo: () => void slowly(undo(), 'pedido').then((undone) => undone && toast(undone), tellUndoFailed),
    }),
  });
}
