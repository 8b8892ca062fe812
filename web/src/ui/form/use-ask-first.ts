import { type Confirmed, Problem } from '@leveza/contract/problem.ts';
import { useRef, useState } from 'react';

interface State<I> {
  isPending: boolean;
  /** The input that waits, the question it waits for, and the flags it goes with once that is answered. */
  asked: { question: Problem; input: I; confirmed: Confirmed } | null;
  refusal: Problem | null;
}

interface Options<I> {
  /** Hears of a question that another place has the words for. */
  onAsked?: (question: Problem) => void;
  /** A question that was asked elsewhere about this input, and is answered here. */
  asked?: { question: Problem; input: I } | undefined;
}

const waiting = <I>(question: Problem, input: I, confirmed: Confirmed = {}): State<I> => ({
  ...SETTLED,
  asked: { question, input, confirmed: question.asks ? { ...confirmed, [question.asks]: true } : confirmed },
});

const SETTLED = { isPending: false, asked: null, refusal: null };

/**
 * Sends an input once at a time. A refusal that asks becomes a question, and its answer sends the same input again with
 * the flag of every question answered so far; any other refusal is kept for the screen to show.
 */
export function useAskFirst<I>(
  send: (input: I, confirmed: Confirmed) => Promise<unknown>,
  { onAsked, asked: askedBefore }: Options<I> = {},
) {
  const [{ isPending, asked, refusal }, setState] = useState<State<I>>(
    askedBefore ? waiting(askedBefore.question, askedBefore.input) : SETTLED,
  );
  // A second press may come before the first one has been drawn.
  const isSending = useRef(false);

  /** Resolves to the refusal, where there is one that asks nothing. */
  const attempt = async (input: I, confirmed: Confirmed): Promise<Problem | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    setState((before) => ({ ...before, isPending: true, refusal: null }));
    let outcome: State<I> = SETTLED;
    try {
      await send(input, confirmed);
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      const flag = cause.asks;
      // A question that was answered is not asked again: it would never end.
      outcome = flag && !confirmed[flag] ? waiting(cause, input, confirmed) : { ...SETTLED, refusal: cause };
    } finally {
      isSending.current = false;
      setState(outcome);
    }
    if (outcome.asked) onAsked?.(outcome.asked.question);
    return outcome.refusal;
  };

  return {
    isPending,
    question: asked?.question ?? null,
    refusal,
    send: (input: I) => attempt(input, {}),
    attempt,
    confirm: async () => asked && attempt(asked.input, asked.confirmed),
    /** Confirms with another input, where a question has a second answer. */
    confirmWith: async (change: (input: I) => I) => asked && attempt(change(asked.input), asked.confirmed),
    forget: () => setState((before) => (before.isPending ? before : SETTLED)),
  };
}
