import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import { dayText } from '../../../lib/moment-words.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Answer } from '../../../ui/Answer.tsx';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { ProteinLead } from './ProteinLead.tsx';

interface Props {
  message: ChangeMessage;
  day: NutritionDay;
  /** When it was eaten. */
  time: string;
  onClose: () => void;
}

/** After a meal: what its day adds up to, and which meal comes next. */
export function MealAnswer({ message, day, time, onClose }: Props) {
  const today = useToday();
  const next = day.isToday && day.slots.find((slot) => slot.time > time);
  return (
    <Answer message={message} onClose={onClose}>
      <ProteinLead day={day} title={`Proteína de ${dayText(day.day, today)}`} />
      {next && (
        <p className="text-ink-soft tabular-nums">
          Depois: {next.name}, {next.time}.
        </p>
      )}
    </Answer>
  );
}
