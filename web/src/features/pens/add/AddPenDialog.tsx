import { lazy, Suspense, useEffect } from 'react';
import type { PensView } from '../use-pens-view.ts';

const load = () => import('./AddPen.tsx');
const AddPen = lazy(async () => ({ default: (await load()).AddPen }));

/** Adds pens or vials; open while the address says so (`?add=`), made anew each time. */
export function AddPenDialog({ view, today }: { view: PensView; today: string }) {
  // The list is drawn without it, and it is there when the button is pressed.
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  if (view.adding === null) return null;
  return (
    <Suspense fallback={null}>
      <AddPen wanted={view.adding} today={today} onWant={view.add} onClose={view.stopAdding} />
    </Suspense>
  );
}
