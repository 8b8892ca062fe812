import { useEffect } from 'react';

/** The id of the element that takes the focus on a record's card. */
export const cardFocusId = (recordId: string) => `card-${recordId}`;

// After React Aria has given the focus back, if it knew to whom.
const RETURN_MS = 100;

/** Where one dialog led to another, the last to close leaves the keyboard at the card they were about. */
export function useFocusReturns(recordId: string | undefined): void {
  useEffect(() => {
    if (recordId === undefined) return undefined;
    // The page of now: a test may have put its page away when the time is over.
    const page = document;
    return () => void setTimeout(() => returnTo(page, recordId), RETURN_MS);
  }, [recordId]);
}

function returnTo(page: Document, recordId: string): void {
  const isLost = page.activeElement === null || page.activeElement === page.body;
  if (!isLost) return;
  // A deleted record has no card any more.
  const target = page.getElementById(cardFocusId(recordId)) ?? page.querySelector('main');
  target?.focus({ preventScroll: true });
}
