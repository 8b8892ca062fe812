import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { lazyDialog, useCodeWhenIdle } from '../../../ui/lazy-dialog.tsx';
import { useAddStep } from './use-add-step.ts';

const AddDialog = lazyDialog(() => import('./AddDialog.tsx'), 'AddDialog');

/** Adds boxes to the stock; open while the address says so (`?add=`), made anew each time. */
export function AddItemDialog({ kind }: { kind: ItemKind }) {
  const { step, go, close } = useAddStep(kind);
  // The list is drawn without it, and it is there when the button is pressed.
  useCodeWhenIdle(AddDialog);
  if (step === null) return null;
  return <AddDialog kind={kind} wanted={step} onGo={go} onClose={close} />;
}
