import {
  type ComponentType,
  type FunctionComponent,
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { isWindowOpen } from './open-windows.ts';

export type LazyDialog<P> = FunctionComponent<P> & { fetchCode: () => Promise<unknown> };

/**
 * A dialog whose code is not part of its screen: it comes when the dialog is opened, or before, while nothing happens. A
 * press is seen before the dialog is drawn, which takes a slow phone longer than an answer may take. A dialog in the
 * place of another one is drawn at once, or the page would show between them.
 */
export function lazyDialog<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): LazyDialog<P> {
  const Code = lazyPart(load, name);
  const Dialog = (props: P) => {
    const [isInPlace] = useState(isWindowOpen);
    const isDrawn = useDeferredValue(true, isInPlace);
    return <Suspense fallback={null}>{isDrawn && <Code {...props} />}</Suspense>;
  };
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
