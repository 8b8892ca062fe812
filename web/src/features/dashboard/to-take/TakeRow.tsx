import type { ToTake } from '@leveza/contract/dashboard.ts';
import { useEffect } from 'react';
import { useSession } from '../../../lib/session.ts';
import { TickRow } from '../../../ui/TickRow.tsx';
import { takenText } from '../../plans/shared/dose-line.ts';
import { TakeDoseQuestion } from '../../plans/shared/TakeDoseQuestion.tsx';
import { useTake } from './use-take.ts';

interface Props {
  item: ToTake;
  /** Another dose of the same box is under way. */
  isHeld: boolean;
  /** Says that this dose is under way, or waits for an answer; gives back how to say that it is over. */
  onBegin: (id: string) => () => void;
}

/** One dose by what its box says, as a row with a tick. */
export function TakeRow({ item, isHeld, onBegin }: Props) {
  const { timeZone } = useSession();
  const { isTaken, isPending, isWaiting, change, question, confirm, forget } = useTake(item);
  const isUnderWay = isPending || question !== null;
  useEffect(() => (isUnderWay ? onBegin(item.id) : undefined), [isUnderWay, onBegin, item.id]);
  const { name, dosage, takenAt } = item;
  return (
    <TickRow
      title={name}
      detail={takenAt && isTaken ? takenText(takenAt, timeZone) : dosage}
      isTicked={isTaken}
      isWaiting={isWaiting}
      onChange={change}
      isDisabled={isHeld}
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
