import { useEffect, useRef } from 'react';

/** A step that comes in place of another is read out and begins at its top; with a keyboard one types at once. */
export function useStepFocus(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const element = place.current;
    if (shown.current === step || !element) return;
    shown.current = step;
    // The dialog's body scrolls, with its own space above the step.
    if (element.parentElement) element.parentElement.scrollTop = 0;
    const isTyping = window.matchMedia('(pointer: fine)').matches;
    const first = isTyping ? element.querySelector<HTMLElement>('input:not([type=radio])') : null;
    (first ?? element).focus({ preventScroll: true });
  }, [step]);
  return place;
}
