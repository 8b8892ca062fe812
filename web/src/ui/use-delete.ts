import { Problem } from '@leveza/contract/problem.ts';
import { useRef, useState } from 'react';
import { slowly, tell, toast, type ChangeMessage, type ToastMessage } from './toast.ts';

interface Deletion<R> {
  remove: () => Promise<R>;
  /** Brings back what was deleted. */
  restore: () => Promise<unknown>;
  words: {
    deleted: ChangeMessage | ((answer: R) => ChangeMessage);
    restored: ToastMessage;
    /** Before the reason; 'Erro ao excluir' unless said. */
    failed?: string;
  };
  /** Where a failure is read: in a toast, or in the place that shows `failure`. */
  failsIn?: 'toast' | 'place';
  onDeleted?: () => void;
}

/**
 * Deletes without asking twice, and offers it back. A record the server refuses to delete stays where it was; one that
 * another device deleted before is gone, and a toast says so, because its row leaves the list.
 */
export function useDelete<R>({ remove, restore, words, failsIn = 'toast', onDeleted }: Deletion<R>) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = useRef(false);

  const undo = async () => {
    await restore();
    return words.restored;
  };

  return {
    isPending,
    failure,
    /** Whether it is gone. */
    remove: async (): Promise<boolean> => {
      if (isSending.current) return false;
      isSending.current = true;
      setPending(true);
      setFailure(null);
      try {
        const answer = await slowly(remove(), 'pedido');
        onDeleted?.();
        tell({ ...(typeof words.deleted === 'function' ? words.deleted(answer) : words.deleted), undo });
        return true;
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause;
        if (cause.code === 'not-found') {
          onDeleted?.();
          toast({ title: 'Este registro já tinha sido excluído.', tone: 'info' });
          return true;
        }
        const sentence = `${words.failed ?? 'Erro ao excluir'}: ${cause.message}`;
        if (failsIn === 'place') setFailure(sentence);
        else toast({ title: sentence, tone: 'critical' });
        return false;
      } finally {
        isSending.current = false;
        setPending(false);
      }
    },
  };
}
