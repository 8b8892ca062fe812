import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FormField } from './FormField.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { ZodForm } from './use-zod-form.ts';

interface Props<V extends FieldValues, O> {
  form: ZodForm<V, O>;
  name: FieldPathByValue<V, string | undefined>;
  label: string;
  confirmName: FieldPathByValue<V, string | undefined>;
  confirmLabel: string;
  isRequired?: boolean;
}

/** A password to be, twice: another one takes back what was said about its repetition. */
export function NewPasswordFields<V extends FieldValues, O>(props: Props<V, O>) {
  const { form, name, label, confirmName, confirmLabel, isRequired } = props;
  return (
    <>
      <FormField form={form} name={name}>
        {({ onChange, ...field }) => (
          <PasswordField
            label={label}
            autoComplete="new-password"
            hint="Use 8 caracteres ou mais, difíceis de adivinhar."
            isRequired={isRequired}
            {...field}
            onChange={(value) => {
              onChange(value);
              form.clearErrors(confirmName);
            }}
          />
        )}
      </FormField>
      <FormField form={form} name={confirmName}>
        {(field) => (
          <PasswordField
            label={confirmLabel}
            autoComplete="new-password"
            isRequired={isRequired}
            {...field}
          />
        )}
      </FormField>
    </>
  );
}
