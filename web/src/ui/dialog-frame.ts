import { createContext, use, useEffect } from 'react';
import { useBackCloses } from './use-back-closes.ts';

/** The part of a dialog that is on the screen: how it closes, and whether it holds something unsaved. */
export interface ShownPage {
  isDirty: boolean;
  close: () => void;
}

/** Tells the frame around a dialog's page what is shown in it; null where a dialog stands alone. */
export const FrameAround = createContext<((page: ShownPage) => void) | null>(null);

/** Back closes this page: through the frame it stands in, or by itself where it has none. */
export function useClosesInFrame(isOpen: boolean, page: ShownPage): void {
  const show = use(FrameAround);
  useEffect(() => {
    if (isOpen) show?.(page);
  });
  useBackCloses(isOpen && show === null, page);
}
