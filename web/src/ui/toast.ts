import { Problem } from '@leveza/contract/problem.ts';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

const READING_MS = 5_000;
const UNDO_MS = 10_000;
/** Work that takes longer says that it is not lost. */
export const SLOW_MS = 5000;

export interface ToastMessage {
  title: string;
  detail?: string;
  tone?: 'ok' | 'info' | 'critical';
  undo?: () => void;
  /** A further step that the change suggests, such as 'Mudar meu dia para domingo'. */
  more?: { label: string; run: () => void };
  /** How long it stays, where the usual five seconds are not wanted. */
  shownMs?: number;
}

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Says what just happened; with `undo`, offers 'Desfazer' for ten seconds. Returns a way to take it back. */
export function toast(message: ToastMessage): () => void {
  const key = toastQueue.add(message, { timeout: message.undo ? UNDO_MS : (message.shownMs ?? READING_MS) });
  return () => toastQueue.close(key);
}

/**
 * Says after a while that a record of one tap is still on its way: it has no form whose notice could. Returns the way
 * to end it; the message of the answer follows.
 */
export function tellWhenSlow(): () => void {
  let close: (() => void) | undefined;
  const timer = setTimeout(() => {
    close = toast({
      title: 'Está demorando',
      // Longer words are cut beside the bell of a phone; a failure speaks for itself.
      detail: 'Seguimos enviando.',
      tone: 'info',
    });
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    close?.();
  };
}

/** The same work, which says so when it takes long. */
export function slowly<T>(work: Promise<T>): Promise<T> {
  return work.finally(tellWhenSlow());
}

/** Says what did not work, and why: 'Erro ao excluir: …'. Returns false, for callers that need to know. */
export const tellFailure = (what: string) => (cause: unknown) => {
  const problem = cause instanceof Problem ? cause : new Problem('unexpected', { cause });
  // A mistake of ours: the patient reads a sentence, the console and a test see the error.
  if (problem !== cause) reportError(cause);
  toast({ title: `${what}: ${problem.message}`, tone: 'critical' });
  return false;
};

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
        run: () => void slowly(more.run()).then(tell, tellFailure('Não foi possível mudar')),
      },
    }),
    ...(undo && {
      undo: () => void slowly(undo()).then((undone) => undone && toast(undone), tellUndoFailed),
    }),
  });
}
