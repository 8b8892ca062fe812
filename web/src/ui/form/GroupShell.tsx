import { useId, type ReactNode } from 'react';
import { FieldErrorContext, Group, LabelContext, Provider, TextContext } from 'react-aria-components';
import type { FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';

interface Props extends FieldProps {
  /** Receives the id of the error, for the inputs inside to point at. */
  children: (errorId: string | undefined) => ReactNode;
}

const INVALID = {
  isInvalid: true,
  validationErrors: [],
  validationDetails: {
    badInput: false,
    customError: true,
    patternMismatch: false,
    rangeOverflow: false,
    rangeUnderflow: false,
    stepMismatch: false,
    tooLong: false,
    tooShort: false,
    typeMismatch: false,
    valid: false,
    valueMissing: false,
  },
};

/** The shell of several inputs that answer one question. */
export function GroupShell({ children, className = '', ...field }: Props) {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const described = [field.error && errorId, field.hint && hintId].filter(Boolean).join(' ');
  return (
    <Group
      aria-labelledby={labelId}
      aria-describedby={described || undefined}
      className={`flex min-w-0 flex-col gap-1.5 ${className}`}
    >
      <Provider
        values={[
          [LabelContext, { id: labelId, elementType: 'span' }],
          [TextContext, { slots: { description: { id: hintId }, errorMessage: { id: errorId } } }],
          [FieldErrorContext, field.error ? INVALID : null],
        ]}
      >
        <FieldShell {...field}>{children(field.error ? errorId : undefined)}</FieldShell>
      </Provider>
    </Group>
  );
}
