import { type ReactNode, useState } from 'react';
import type { ChosenWhen } from '../../../ui/form/use-chosen-moment.ts';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import { PickBoxDialog } from '../../inventory/shared/PickBoxDialog.tsx';
import { WithBox } from '../../inventory/shared/WithBox.tsx';
import { RegisterUseDialog } from '../RegisterUseDialog.tsx';

interface Props {
  when: ChosenWhen;
  /** Doses that are due by a plan, which are offered first. */
  due?: ReactNode;
  onClose: () => void;
}

interface Choice {
  boxId: string;
  isTakenAtOnce: boolean;
}

/** A medicine or supplement over any screen: 'Tomar' takes the usual dose, its name opens the amount. */
export function RecordMedicine({ when, due, onClose }: Props) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const choose = (next: Choice) => {
    if (when.check()) setChoice(next);
  };
  if (!choice) {
    return (
      <PickBoxDialog
        isOpen
        onClose={onClose}
        onPick={(boxId) => choose({ boxId, isTakenAtOnce: false })}
        onTake={(boxId) => choose({ boxId, isTakenAtOnce: true })}
      >
        <WhenField {...when.field} />
        {due}
      </PickBoxDialog>
    );
  }
  const { boxId, isTakenAtOnce } = choice;
  return (
    <WithBox id={boxId}>
      {(item, kind) => (
        <RegisterUseDialog isOpen moment={when.written} {...{ item, kind, isTakenAtOnce, onClose }} />
      )}
    </WithBox>
  );
}
