import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useScreen } from '../../lib/use-screen.ts';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { type SignUpForm, STEPS } from './register-form.ts';

/** One part of the form at a time on a phone, each right before the next; all of them at once elsewhere. */
export function useSteps(form: SignUpForm) {
  const isPhone = useScreen() === 'phone';
  const [current, setCurrent] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  const show = (step: number) => {
    // Drawn at once, so that what is focused next can be.
    flushSync(() => setCurrent(step));
  };

  const open = (step: number) => {
    show(step);
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  };

  const advance = async () => {
    const isRight = await form.trigger(STEPS[current]!.fields, { shouldFocus: true });
    if (isRight) open(current + 1);
  };

  const back = () => open(current - 1);
  // The browser's back button leads to the step before, not out of a half-filled form.
  useBackCloses(isPhone && current > 0, { isDirty: form.formState.isDirty, close: back });

  return {
    isPhone,
    current,
    heading,
    isLast: !isPhone || current === STEPS.length - 1,
    isShown: (step: number) => !isPhone || step === current,
    show,
    advance,
    back,
  };
}
