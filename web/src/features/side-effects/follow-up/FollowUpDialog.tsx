import type { Problem } from '@leveza/contract/problem.ts';
import type { Answers } from '@leveza/domain/side-effects/questions.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { effectsText, recordedTitle } from '../effect-words.ts';
import { SelfCareTips } from '../SelfCareTips.tsx';
import { DoctorPrompt } from './DoctorPrompt.tsx';
import { asksAnything, type FollowUp, flagsAtOnce } from './follow-up.ts';
import { Questions } from './Questions.tsx';
import { RedFlagNotice } from './RedFlagNotice.tsx';
import { SavingNotice } from '../../../ui/SavingNotice.tsx';
import { UnsavedNotice } from './UnsavedNotice.tsx';

interface Props {
  followUp: FollowUp;
  /** Why the effect was not saved, if it was not. */
  problem: Problem | null;
  /** It is still on its way to the server. */
  isSaving?: boolean;
  /** Takes the record back, once it is saved. */
  onUndo?: (() => void) | undefined;
  /** With the answers, and whether they made a red flag. */
  onDone: (answers: Answers, isAlarming: boolean) => void;
}

/** Advice and questions after an effect was recorded; closing it in any way still shows a red flag. */
export function FollowUpDialog({ followUp, problem, isSaving = false, onUndo, onDone }: Props) {
  const { felt, asksForDoctor, flagsFor } = followUp;
  const [answers, setAnswers] = useState<Answers>({});
  const flags = flagsFor(answers);
  const isAsking = asksAnything(followUp);
  const [isLeaving, setLeaving] = useState(false);
  // A patient who returns to the questions is not sent away again by a flag shown before.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const atOnce = flagsAtOnce(followUp, answers).map(({ key }) => key);
  const isNoticed = isLeaving || atOnce.some((key) => !seen.has(key)) || (!isAsking && flags.length > 0);

  const answer = (id: keyof Answers, isYes: boolean) => {
    setSeen(new Set(atOnce));
    setAnswers({ ...answers, [id]: isYes });
  };
  const returnToQuestions = () => {
    setSeen(new Set(atOnce));
    setLeaving(false);
  };
  const isAnswered = Object.keys(answers).length > 0;
  const done = () => onDone(answers, isAnswered && flags.length > 0);
  const leave = () => (flags.length > 0 ? setLeaving(true) : done());

  if (isNoticed) {
    return (
      <RedFlagNotice
        flags={flags}
        isUnsaved={problem !== null}
        isSaving={isSaving}
        onBack={isAsking ? returnToQuestions : undefined}
        onClose={done}
      />
    );
  }
  return (
    <Dialog
      title={titleOf(followUp, problem !== null, isSaving)}
      description={effectsText(felt)}
      isOpen
      onClose={leave}
      actions={
        <>
          {/* An answer that makes a warning sign is told first, whatever becomes of the record. */}
          {onUndo && flags.length === 0 && (
            <Button variant="secondary" icon={Undo2} onPress={onUndo}>
              Desfazer
            </Button>
          )}
          <Button onPress={leave}>{isAsking ? 'Concluir' : 'Entendi'}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        {isSaving && <SavingNotice />}
        {problem && <UnsavedNotice />}
        {asksForDoctor && <DoctorPrompt />}
        {isAsking && (
          <Questions questions={followUp.questionsFor(answers)} answers={answers} onAnswer={answer} />
        )}
        {[...new Set(felt.map(({ effectType }) => effectType))].map((effectType) => (
          <SelfCareTips key={effectType} effectType={effectType} />
        ))}
      </div>
    </Dialog>
  );
}

function titleOf({ felt }: FollowUp, isUnsaved: boolean, isSaving: boolean): string {
  if (isSaving) return 'Enquanto salvamos';
  return isUnsaved ? 'Antes de tentar de novo' : recordedTitle(felt);
}
