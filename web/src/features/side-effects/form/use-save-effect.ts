import { Problem } from '@leveza/contract/problem.ts';
import {
  addSideEffect,
  changeSideEffect,
  deleteSideEffect,
  type SideEffect,
  type SideEffectsInput,
} from '@leveza/contract/side-effects.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, useCommand } from '../../../lib/api.ts';
import { refetchAfter } from '../../../lib/facts.ts';
import { Intention, type Unsettled } from '../../../lib/intention.ts';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { inputOf } from '../effect-input.ts';
import { effectText, effectsText, recordedTitle } from '../effect-words.ts';

/** A server that is silent for so long is as good as away, and it can be sent again. */
const LONGEST_SILENCE_MS = 20_000;

/** The outcome of a press on 'Registrar'. */
export type Outcome = { saved: SideEffect[]; problem: null } | { saved: null; problem: Problem };

interface Options {
  /** A request of an earlier page load whose outcome is unknown. */
  unsettled?: Unsettled;
  /** It leaves now, under this key. */
  onSend: (sent: Unsettled) => void;
}

/** Records effects or changes one; once all is said about it, says what happened and offers to take it back. */
export function useSaveEffect(before: SideEffect | null, { unsettled, onSend }: Options) {
  const cache = useQueryClient();
  const [intention] = useState(() => new Intention(unsettled));
  const change = useCommand(changeSideEffect);
  const remove = useCommand(deleteSideEffect);

  const send = async ({ also, ...one }: SideEffectsInput): Promise<SideEffect[]> => {
    const silence = AbortSignal.timeout(LONGEST_SILENCE_MS);
    if (before) {
      const { data } = await call(changeSideEffect, { params: { id: before.id }, body: one }, silence);
      return [data];
    }
    const body = also.length > 0 ? { ...one, also } : one;
    const reply = await intention.carryOut(body, (key) => {
      onSend({ key, content: JSON.stringify(body) });
      return call(addSideEffect, { body }, silence, key);
    });
    return [reply.data, ...reply.also];
  };

  const takeBack = async (effects: SideEffect[]) => {
    const [id = '', ...also] = effects.map((effect) => effect.id);
    await remove.mutateAsync({ params: { id }, body: { also } });
    return { title: 'Registro desfeito', detail: effectsText(effects) };
  };

  const changeBack = async (effect: SideEffect) => {
    await change.mutateAsync({ params: { id: effect.id }, body: inputOf(effect) });
    return { title: 'Alteração desfeita', detail: effectText(effect) };
  };

  return {
    /** Returns as soon as the server has answered: stale reads are fetched in the background. */
    async save(input: SideEffectsInput): Promise<Outcome> {
      try {
        const saved = await send(input);
        void refetchAfter(cache, before ? changeSideEffect : addSideEffect);
        return { saved, problem: null };
      } catch (cause) {
        return {
          saved: null,
          problem: cause instanceof Problem ? cause : new Problem(failureOf(cause), { cause }),
        };
      }
    },

    /** The message after the follow-up. */
    messageFor(saved: SideEffect[]): ChangeMessage {
      const detail = effectsText(saved);
      if (before) return { title: 'Registro alterado', detail, undo: () => changeBack(before) };
      return { title: recordedTitle(saved), detail, undo: () => takeBack(saved) };
    },
  };
}

const failureOf = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'TimeoutError' ? 'offline' : 'unexpected';
