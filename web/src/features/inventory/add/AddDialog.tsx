import { Dialog } from '../../../ui/Dialog.tsx';
import { AddSteps } from './AddSteps.tsx';
import { STEP_HINT, titleOf } from './step-words.ts';
import { StepActions } from './StepActions.tsx';
import { type AddDialogProps, useAdding } from './use-adding.ts';

export function AddDialog(props: AddDialogProps) {
  const adding = useAdding(props);
  const { step, kind, isDirty, leave } = adding;
  return (
    <Dialog
      title={titleOf(step, kind)}
      description={STEP_HINT[step]}
      size="lg"
      isOpen
      isDirty={isDirty}
      onClose={leave}
      actions={<StepActions {...adding} />}
    >
      <AddSteps {...adding} />
    </Dialog>
  );
}
