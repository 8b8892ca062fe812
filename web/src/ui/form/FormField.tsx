import type { ReactNode } from 'react';
import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import type { z } from 'zod';
import { afterPress } from './after-press.ts';
import { maxLengthOf } from './max-length.ts';
import { messageOf } from './message-of.ts';
import type { ZodForm } from './use-zod-form.ts';

/** The props a control gets from its form, in one spread. */
export interface BoundField<T> {
  name: string;
  value: T;
  error: string | undefined;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  ref: RefCallBack;
  /** As many characters as the schema takes, where it is a text. */
  maxLength?: number;
}

interface Props<V extends FieldValues, N extends FieldPath<V>, O> {
  form: ZodForm<V, O>;
  name: N;
  /** Hears of every edit, after the value is set: other fields may follow from it. */
  onEdit?: ((value: FieldPathValue<V, N>) => void) | undefined;
  children: (field: BoundField<FieldPathValue<V, N>>) => ReactNode;
}

/** Joins a control to its form: an error appears when the field is left or the form sent, and goes at the first edit. */
export function FormField<V extends FieldValues, N extends FieldPath<V>, O>({
  form,
  name,
  onEdit,
  children,
}: Props<V, N, O>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { _options: options } = form.control;
  const schema = options.context as z.ZodType | undefined;
  const maxLength = schema && maxLengthOf(schema, name);
  return children({
    ...(maxLength !== undefined && { maxLength }),
    name,
    value: field.value,
    error: messageOf(fieldState.error),
    ref: field.ref,
    onChange(value) {
      field.onChange(value);
      form.clearErrors(name);
      onEdit?.(value as FieldPathValue<V, N>);
    },
    onBlur() {
      // An untouched field shows no mistake, and a wrong one stays wrong (also by the server's word) until it is
      // edited.
      const { isDirty } = fieldState;
      afterPress(() => isDirty && !form.getFieldState(name).error && field.onBlur());
    },
  });
}
