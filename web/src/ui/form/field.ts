import type { ReactNode } from 'react';

/** The props every control takes besides its value, so that a form passes them in one spread. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only, where the place already says what the field is. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks a field whose error stands elsewhere, as in a group. */
  isInvalid?: boolean;
  'aria-describedby'?: string | undefined;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  onBlur?: () => void;
  className?: string;
}

/** The part of a field's props that React Aria's root component takes. */
export function rootProps(props: Omit<FieldProps, 'label'>) {
  return {
    name: props.name,
    isRequired: props.isRequired,
    isDisabled: props.isDisabled,
    isInvalid: props.isInvalid || Boolean(props.error),
    'aria-describedby': props['aria-describedby'],
    // The schema decides what is wrong; the browser's own bubbles stay away.
    validationBehavior: 'aria' as const,
    className: `flex min-w-0 flex-col gap-1.5 ${props.className ?? ''}`,
  };
}
