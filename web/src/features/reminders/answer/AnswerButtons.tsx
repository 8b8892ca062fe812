import type { AnswerableReminder } from '@leveza/contract/reminders/answers.ts';
import type { ReminderAnswer } from '@leveza/domain/messages/answers.ts';
import { Check, Clock, X } from 'lucide-react';
import { formatInstant } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';

interface Props {
  reminder: AnswerableReminder;
  isPending: boolean;
  onAnswer: (answer: ReminderAnswer) => void;
}

const LARGE = 'min-h-14 text-lg';

/** The subject of the reminder, and three answers for a tired thumb. */
export function AnswerButtons({ reminder, isPending, onAnswer }: Props) {
  const { title, body, plannedAt, timeZone } = reminder;
  const button = (answer: ReminderAnswer) => ({
    isFullWidth: true,
    isDisabled: isPending,
    className: LARGE,
    onPress: () => onAnswer(answer),
  });
  return (
    <>
      <div className="grid gap-1 text-center">
        <h2 className="text-xl font-bold text-balance">{title}</h2>
        {body && <p className="text-pretty text-ink-soft">{body}</p>}
        <p className="text-ink-soft tabular-nums">{formatInstant(plannedAt, timeZone)}</p>
      </div>
      <div className="grid gap-3">
        <Button icon={Check} {...button('take')}>
          Tomei
        </Button>
        <Button variant="secondary" icon={Clock} {...button('snooze')}>
          Adiar 1 h
        </Button>
        <Button variant="secondary" icon={X} {...button('skip')}>
          Pular
        </Button>
      </div>
    </>
  );
}
