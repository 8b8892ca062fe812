import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { ChosenWhen } from '../../../ui/form/use-chosen-moment.ts';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import { PickBoxDialog } from '../../inventory/shared/PickBoxDialog.tsx';
import { WithBox } from '../../inventory/shared/WithBox.tsx';
import { useHasBoxes } from '../../inventory/shared/use-has-boxes.ts';
import { RegisterUseDialog } from '../RegisterUseDialog.tsx';
import { useTakenToday } from '../use-taken-today.ts';

const ElsewhereDialog = lazyPart(() => import('../elsewhere/ElsewhereDialog.tsx'), 'ElsewhereDialog');

interface Props {
  when: ChosenWhen;
  /** Doses that are due by a plan, which are offered first. */
  due?: ReactNode;
  onClose: () => void;
}

interface Choice {
  /** Null for a dose from elsewhere. */
  boxId: string | null;
  isTakenAtOnce: boolean;
}

/**
 * A medicine or supplement over any screen: 'Tomar' takes the usual dose, its name opens the amount. One from elsewhere is
 * written down, at once where there is no box at home.
 */
export function RecordMedicine({ when, due, onClose }: Props) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const hasBoxes = useHasBoxes();
  const takenText = useTakenToday();
  const choose = (next: Choice) => {
    if (when.check()) setChoice(next);
  };
  if (!choice && hasBoxes === false) {
    return (
      <ElsewhereDialog isOpen moment={when.written} onMoment={when.field.onChange} {...{ due, onClose }} />
    );
  }
  if (!choice) {
    return (
      <PickBoxDialog
        isOpen
        takenText={takenText}
        onClose={onClose}
        onPick={(boxId) => choose({ boxId, isTakenAtOnce: false })}
        onTake={(boxId) => choose({ boxId, isTakenAtOnce: true })}
        onElsewhere={() => choose({ boxId: null, isTakenAtOnce: false })}
      >
        <WhenField {...when.field} />
        {due}
      </PickBoxDialog>
    );
  }
  const { boxId, isTakenAtOnce } = choice;
  if (boxId === null) return <ElsewhereDialog isOpen moment={when.written} onClose={onClose} />;
  return (
    <WithBox id={boxId}>
      {(item, kind) => (
        <RegisterUseDialog isOpen moment={when.written} {...{ item, kind, isTakenAtOnce, onClose }} />
      )}
    </WithBox>
  );
}
