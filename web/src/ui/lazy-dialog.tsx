import { type ComponentType, type FunctionComponent, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { whenIdle } from '../lib/when-idle.ts';

export type LazyDialog<P> = FunctionComponent<P> & { fetchCode: () => Promise<unknown> };

/** A dialog whose code is not part of its screen: it comes when the dialog is opened, or before, while nothing happens. */
export function lazyDialog<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): LazyDialog<P> {
  const Code = lazyPart(load, name);
  const Dialog = (props: P) => (
    <Suspense fallback={null}>
      <Code {...props} />
    </Suspense>
  );
  return Object.assign(Dialog, { fetchCode: load });
}

interface Fetched {
  fetchCode: () => Promise<unknown>;
}

/** Fetches the code of dialogs that are often opened, once the screen is drawn; a failure is met when one is opened. */
export function useCodeWhenIdle(...dialogs: Fetched[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const { fetchCode } of dialogs) fetchCode().catch(() => undefined);
      }),
    // The dialogs of a screen are the same at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
}

/**
 * Whether a dialog that animates its closing is drawn: from its first opening on. Its code comes while nothing else
 * happens.
 */
export function useOnDemand(isOpen: boolean, dialog: Fetched): boolean {
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  useCodeWhenIdle(dialog);
  return isNeeded;
}
