import { FormField } from '../../../ui/form/FormField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { AddFormState } from './use-add-form.ts';

/** The name of a product, and its strength. */
export function NameFields({ form }: Pick<AddFormState, 'form'>) {
  return (
    <>
      <FormField form={form} name="name">
        {(field) => (
          <TextField
            label="Nome"
            isRequired
            autoComplete="off"
            autoCapitalize="sentences"
            className="sm:col-span-full"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="dosage">
        {(field) => (
          <TextField
            label="Dosagem"
            placeholder="Por exemplo, 500 mg"
            isRequired
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
    </>
  );
}
