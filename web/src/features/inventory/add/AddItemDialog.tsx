import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useAddStep } from './use-add-step.ts';

const load = () => import('./AddDialog.tsx');
const AddDialog = lazy(async () => ({ default: (await load()).AddDialog }));

/** Adds boxes to the stock; open while the address says so (`?add=`), made anew each time. */
export function AddItemDialog({ kind }: { kind: ItemKind }) {
  const { step, go, close } = useAddStep(kind);
  // The list is drawn without it, and it is there when the button is pressed.
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  if (step === null) return null;
  return (
    <Suspense fallback={null}>
      <AddDialog kind={kind} wanted={step} onGo={go} onClose={close} />
    </Suspense>
  );
}
