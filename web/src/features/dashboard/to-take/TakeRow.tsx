import type { ToTake } from '@leveza/contract/dashboard.ts';
import { useSession } from '../../../lib/session.ts';
import { TickRow } from '../../../ui/TickRow.tsx';
import { takenText } from '../../plans/shared/dose-line.ts';
import { TakeDoseQuestion } from '../../plans/shared/TakeDoseQuestion.tsx';
import { useTake } from './use-take.ts';

/** One dose by what its box says, as a row with a tick. */
export function TakeRow({ item }: { item: ToTake }) {
  const { timeZone } = useSession();
  const { isTaken, isPending, change, question, confirm, forget } = useTake(item);
  const { name, dosage, takenAt } = item;
  return (
    <TickRow
      title={name}
      detail={takenAt && isTaken ? takenText(takenAt, timeZone) : dosage}
      isTicked={isTaken}
      onChange={change}
    >
      {question && (
        <TakeDoseQuestion
          problem={question}
          name={name}
          isPending={isPending}
          onConfirm={confirm}
          onCancel={forget}
        />
      )}
    </TickRow>
  );
}
