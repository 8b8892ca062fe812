import { useState } from 'react';
import type { ValueField } from '../upload/upload-state.ts';
import { refusalOf } from './value-rules.ts';

type Values = Record<ValueField, string>;

export type NewValue = ReturnType<typeof useNewValue>;

/** A value that is being typed beside those of the list, and is not one of them yet. */
export function useNewValue(add: (values: Values) => void, { isOpenAtFirst = false } = {}) {
  /** How many were opened; null while none is. */
  const [count, setCount] = useState(isOpenAtFirst ? 0 : null);
  const [typed, setTyped] = useState<Values | null>(null);
  const isTyping = typed !== null && `${typed.parameter}${typed.value}`.trim() !== '';
  const isWhole = isTyping && refusalOf(typed) === null;
  const next = () => {
    setTyped(null);
    setCount((count ?? 0) + 1);
  };
  return {
    count,
    isTyping,
    /** Begun and without its name or its value: it can be neither kept nor left out unasked. */
    isHalf: isTyping && !isWhole,
    type: setTyped,
    open: next,
    close: () => {
      setTyped(null);
      setCount(null);
    },
    add: (values: Values) => {
      add(values);
      next();
    },
    /** Puts a value that was typed whole into the list, so that it is saved with the others. */
    takeAlong: () => {
      if (!isWhole) return false;
      add(typed);
      next();
      return true;
    },
  };
}
