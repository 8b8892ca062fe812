import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tellWhenSlow } from '../toast.ts';
import { useIsMounted } from '../use-is-mounted.ts';
import { tellClosed } from './closed-form.ts';
import { type Saving, useSavings } from './savings.ts';
import type { FormDraft } from './use-draft.ts';

interface Form<V, O, T> {
  /** Without one a closed form is not taken over, and says nothing of its save. */
  draft: Pick<FormDraft<V>, 'record' | 'keptIn'> | undefined;
  /** Takes over the save of a form of the same record that was closed before its answer. */
  takesOver: boolean;
  /** Shows that the save taken over goes on, and follows it. */
  resume: (mine: Saving<V, O, T>) => void;
}

/**
 * The save of a form that may be closed before its answer. The form that is opened next takes it over; a closed one says
 * that it takes long, and why it failed.
 */
export function useSaving<V, O, T>({ draft, takesOver, resume }: Form<V, O, T>) {
  const history = useRouter({ warn: false })?.history;
  const isShown = useIsMounted();
  const savings = useSavings<V, O, T>();
  const record = draft?.record;
  const [ongoing] = useState(() => (takesOver && record ? savings.get(record) : undefined));
  /** The save under way; at first the one that is taken over. */
  const current = useRef(ongoing);
  const takeOver = useEffectEvent(() => {
    const mine = current.current;
    if (!mine) return;
    mine.endSlow?.();
    mine.shownBy = isShown;
    resume(mine);
  });
  const onClosed = useEffectEvent(() => {
    if (current.current && draft) current.current.endSlow = tellWhenSlow('registro', draft.keptIn);
  });
  useEffect(() => {
    takeOver();
    return () => onClosed();
  }, []);

  /** Whether this form hears of the answer: one that was opened meanwhile has taken the save over. */
  const isOwn = (mine: Saving<V, O, T>) => mine.shownBy === isShown;

  return {
    ongoing,
    /** The save that is not answered yet. */
    underWay: () => current.current,
    isShown,
    /** Where the form is. */
    address: () => history?.location.href ?? '',
    isOwn,
    /** Waits for the answer of a save. */
    follow: async (mine: Saving<V, O, T>): Promise<T | undefined> => {
      current.current = mine;
      if (record) savings.set(record, mine);
      try {
        return await mine.saved;
      } catch (cause) {
        const isClosed = isOwn(mine) && !isShown.current;
        if (draft && isClosed) tellClosed(cause, draft.keptIn(), history, mine.address);
        throw cause;
      } finally {
        current.current = undefined;
        mine.endSlow?.();
        if (record) savings.delete(record);
      }
    },
  };
}
