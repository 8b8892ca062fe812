import { type ReactNode, useState } from 'react';
import { PickBoxDialog } from '../../inventory/shared/PickBoxDialog.tsx';
import { WithBox } from '../../inventory/shared/WithBox.tsx';
import { RegisterUseDialog } from '../RegisterUseDialog.tsx';

interface Props {
  /** Doses that are due by a plan, which are offered first. */
  due?: ReactNode;
  onClose: () => void;
}

interface Choice {
  boxId: string;
  isTakenAtOnce: boolean;
}

/** A medicine or supplement over any screen: 'Tomar' takes the usual dose, its name opens the amount and the moment. */
export function RecordMedicine({ due, onClose }: Props) {
  const [choice, setChoice] = useState<Choice | null>(null);
  if (!choice) {
    return (
      <PickBoxDialog
        isOpen
        onClose={onClose}
        onPick={(boxId) => setChoice({ boxId, isTakenAtOnce: false })}
        onTake={(boxId) => setChoice({ boxId, isTakenAtOnce: true })}
      >
        {due}
      </PickBoxDialog>
    );
  }
  const { boxId, isTakenAtOnce } = choice;
  return (
    <WithBox id={boxId}>
      {(item, kind) => <RegisterUseDialog isOpen {...{ item, kind, isTakenAtOnce, onClose }} />}
    </WithBox>
  );
}
