import type { ReactNode } from 'react';
import { Label, Text } from 'react-aria-components';
import { ErrorText } from './ErrorText.tsx';
import type { FieldProps } from './field.ts';

interface Props extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'hint' | 'error' | 'isRequired'> {
  children: ReactNode;
}

/** Label above, the control, its error and its hint below; React Aria joins them by `aria-describedby`. */
export function FieldShell({
  label,
  isLabelHidden = false,
  hint,
  error,
  isRequired = false,
  children,
}: Props) {
  return (
    <>
      <Label className={labelLook(isLabelHidden, isRequired)}>{label}</Label>
      {children}
      <ErrorText>{error}</ErrorText>
      {hint && (
        <Text slot="description" className="text-sm wrap-anywhere text-ink-soft">
          {hint}
        </Text>
      )}
    </>
  );
}

// The mark has an empty alternative text: `aria-required` already says it to screen readers.
const REQUIRED_MARK = "after:ml-0.5 after:text-critical-ink after:content-['*'/'']";

function labelLook(isHidden: boolean, isRequired: boolean): string {
  if (isHidden) return 'sr-only';
  return `w-fit max-w-full text-sm font-semibold text-ink ${isRequired ? REQUIRED_MARK : ''}`;
}
