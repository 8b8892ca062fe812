import type { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { effectText } from '../effect-words.ts';
import { SelfCareTips } from '../SelfCareTips.tsx';
import { DoctorPrompt } from './DoctorPrompt.tsx';
import { type Answers, type FollowUp, isEmergency } from './follow-up.ts';
import { Questions } from './Questions.tsx';
import { RedFlagNotice } from './RedFlagNotice.tsx';
import { UnsavedNotice } from './UnsavedNotice.tsx';

interface Props {
  followUp: FollowUp;
  /** Why the effect was not saved, if it was not. */
  problem: Problem | null;
  onDone: () => void;
}

/** What is said and asked once an effect was recorded; however it is left, a red flag is still shown. */
export function FollowUpDialog({ followUp, problem, onDone }: Props) {
  const { felt, asksForDoctor, questions, flagsFor } = followUp;
  const [answers, setAnswers] = useState<Answers>({});
  const flags = flagsFor(answers);
  // With nothing to ask, or an emergency already known, there is nothing to wait for.
  const [isLeft, setLeft] = useState(
    () => isEmergency(flags) || (questions.length === 0 && flags.length > 0),
  );

  const answer = (id: string, isYes: boolean) => {
    const told = { ...answers, [id]: isYes };
    setAnswers(told);
    if (isEmergency(flagsFor(told))) setLeft(true);
  };
  const leave = () => (flags.length > 0 ? setLeft(true) : onDone());

  if (isLeft) return <RedFlagNotice flags={flags} isUnsaved={problem !== null} onClose={onDone} />;
  return (
    <Dialog
      title={problem ? 'Antes de tentar de novo' : 'Efeito registrado'}
      description={effectText({ ...felt, otherName: felt.otherName ?? null })}
      isOpen
      onClose={leave}
      actions={
        questions.length > 0 ? (
          <>
            <Button variant="secondary" onPress={leave}>
              Pular
            </Button>
            <Button onPress={leave}>Continuar</Button>
          </>
        ) : (
          <Button onPress={leave}>Entendi</Button>
        )
      }
    >
      <div className="grid gap-5">
        {problem && <UnsavedNotice />}
        {asksForDoctor && <DoctorPrompt />}
        {questions.length > 0 && <Questions questions={questions} answers={answers} onAnswer={answer} />}
        <SelfCareTips effectType={felt.effectType} />
      </div>
    </Dialog>
  );
}
