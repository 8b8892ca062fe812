import { useSearch } from '@tanstack/react-router';
import { lazyDialog, useCodeWhenIdle } from '../../../ui/lazy-dialog.tsx';
import type { PensView } from '../use-pens-view.ts';

const AddPen = lazyDialog(() => import('./AddPen.tsx'), 'AddPen');

/** Adds pens or vials; open while the address says so (`?add=`), made anew each time. */
export function AddPenDialog({ view, today }: { view: PensView; today: string }) {
  const { add: wanted, next } = useSearch({ from: '/kit/private/medications' });
  // The list is drawn without it, and it is there when the button is pressed.
  useCodeWhenIdle(AddPen);
  if (wanted === undefined) return null;
  return (
    <AddPen
      wanted={wanted}
      today={today}
      onWant={view.add}
      onAdded={() => void view.goOn(next)}
      onClose={view.stopAdding}
    />
  );
}
