import type { Problem } from '@leveza/contract/problem.ts';
import {
  addSideEffect,
  answerSideEffect,
  changeSideEffect,
  deleteSideEffect,
  type SideEffect,
  type SideEffectsInput,
} from '@leveza/contract/side-effects.ts';
import { type Answers, answerLists } from '@leveza/domain/side-effects/questions.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import type { Unsettled } from '../../../lib/intention.ts';
import { failureOf, untilSilent } from '../../../lib/patience.ts';
import { type ChangeMessage, toast } from '../../../ui/toast.ts';
import { inputOf } from '../effect-input.ts';
import { effectText, effectsText, recordedTitle } from '../effect-words.ts';

/** Advice waits for the answer alone, and not for ever. */
const SOON = { signal: untilSilent, isQuick: true };

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
  const add = useCommand(addSideEffect, { ...SOON, unsettled, onSend });
  const change = useCommand(changeSideEffect, SOON);
  const restore = useKeptCommand(changeSideEffect);
  const remove = useKeptCommand(deleteSideEffect);
  const answer = useCommand(answerSideEffect, SOON);

  const send = async ({ also, ...one }: SideEffectsInput): Promise<SideEffect[]> => {
    if (before) return [(await change.mutateAsync({ params: { id: before.id }, body: one })).data];
    const reply = await add.mutateAsync({ body: also.length > 0 ? { ...one, also } : one });
    return [reply.data, ...reply.also];
  };

  const takeBack = async (effects: SideEffect[]) => {
    const [id = '', ...also] = effects.map((effect) => effect.id);
    await remove.mutateAsync({ params: { id }, body: { also } });
    return { title: 'Registro desfeito', detail: effectsText(effects) };
  };

  const changeBack = async (effect: SideEffect) => {
    await restore.mutateAsync({ params: { id: effect.id }, body: inputOf(effect) });
    return { title: 'Alteração desfeita', detail: effectText(effect) };
  };

  return {
    /** Returns as soon as the server has answered: stale reads are fetched in the background. */
    async save(input: SideEffectsInput): Promise<Outcome> {
      try {
        return { saved: await send(input), problem: null };
      } catch (cause) {
        return { saved: null, problem: failureOf(cause) };
      }
    },

    takeBack,

    /** Reports and carers judge each effect by its own answers. The notice was read: a failure here ends nothing. */
    async keepAnswers(saved: SideEffect[], answers: Answers): Promise<void> {
      const body = answerLists(answers);
      try {
        for (const { id } of saved) await answer.mutateAsync({ params: { id }, body });
      } catch {
        toast({
          title: 'O sinal de alerta não ficou no seu relatório',
          detail: TELL_DOCTOR,
          tone: 'critical',
        });
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

const TELL_DOCTOR = 'Conte ao médico o que você respondeu. O efeito em si foi registrado.';
