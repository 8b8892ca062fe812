import type { AnswerableReminder } from '@leveza/contract/reminders/answers.ts';
import type { ReminderAnswer } from '@leveza/domain/messages/answers.ts';
import { Check } from 'lucide-react';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

interface Props {
  reminder: AnswerableReminder;
  isPending: boolean;
  onTake: () => void;
  onUndo: () => void;
}

const WORDS: Record<ReminderAnswer, string> = {
  take: 'Registrado como tomado',
  snooze: 'Adiado por 1 hora',
  skip: 'Registrado como pulado',
};

/** The answer that was given, on this page or by another way, and the way to take it back. A dose put off is still taken here. */
export function Answered({ reminder: { title, answer, undoUntil }, isPending, onTake, onUndo }: Props) {
  const now = useNow();
  const canUndo = undoUntil !== null && new Date(undoUntil) > now;
  return (
    <>
      <Notice tone="ok" title={answer ? WORDS[answer] : ''} isLive>
        {title}
      </Notice>
      {answer === 'snooze' && (
        <Button icon={Check} isFullWidth isDisabled={isPending} onPress={onTake} className="min-h-14 text-lg">
          Tomei
        </Button>
      )}
      {canUndo && (
        <Button variant="secondary" isFullWidth isPending={isPending} onPress={onUndo}>
          Desfazer
        </Button>
      )}
    </>
  );
}
