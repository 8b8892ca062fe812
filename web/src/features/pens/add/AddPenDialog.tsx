import type { PensView } from '../use-pens-view.ts';
import { lazyDialog, useCodeWhenIdle } from '../../../ui/lazy-dialog.tsx';

const AddPen = lazyDialog(() => import('./AddPen.tsx'), 'AddPen');

/** Adds pens or vials; open while the address says so (`?add=`), made anew each time. */
export function AddPenDialog({ view, today }: { view: PensView; today: string }) {
  // The list is drawn without it, and it is there when the button is pressed.
  useCodeWhenIdle(AddPen);
  if (view.adding === null) return null;
  return (
    <AddPen
      wanted={view.adding}
      today={today}
      onWant={view.add}
      onAdded={() => void view.goOn()}
      onClose={view.stopAdding}
    />
  );
}
