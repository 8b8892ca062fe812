import { useEffect } from 'react';

/** What takes the focus on the card of a box. */
export const cardFocusId = (boxId: string) => `box-${boxId}`;

// After React Aria has given the focus back, if it knew to whom.
const RETURN_MS = 100;

/** Where one dialog led to another, the last to close leaves the keyboard at the card they were about. */
export function useFocusReturns(boxId: string | undefined): void {
  useEffect(() => {
    if (boxId === undefined) return undefined;
    return () => void setTimeout(() => returnTo(boxId), RETURN_MS);
  }, [boxId]);
}

function returnTo(boxId: string): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!isLost) return;
  // A deleted box has no card any more.
  const target = document.getElementById(cardFocusId(boxId)) ?? document.querySelector('main');
  target?.focus({ preventScroll: true });
}
