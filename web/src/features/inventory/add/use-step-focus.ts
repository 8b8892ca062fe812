import { useEffect, useRef } from 'react';
import type { AddStep } from './add-step.ts';

/** A step that comes in place of another is read out and begins at its top; a form that is empty can be typed into. */
export function useStepFocus(step: AddStep) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step || !place.current) return;
    shown.current = step;
    // The dialog's body scrolls, with its own space above the step.
    if (place.current.parentElement) place.current.parentElement.scrollTop = 0;
    const first = step === 'form-1' ? place.current.querySelector('input') : null;
    if (first?.value === '') first.focus();
    // A part of the step that took the focus as it came keeps it.
    else if (!place.current.contains(document.activeElement)) place.current.focus({ preventScroll: true });
  }, [step]);
  return place;
}
