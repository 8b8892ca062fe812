import { type ComponentProps, lazy, Suspense } from 'react';

const Dialog = lazy(async () => ({ default: (await import('./RegisterUseDialog.tsx')).RegisterUseDialog }));

/** The dialog that takes from a box; its code comes when a box is first taken from. */
export function RegisterUse(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
