import { FormField } from '../../../ui/form/FormField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { PenForm } from '../pen-values.ts';

/** The product's name, ingredient and maker. */
export function IdentityFields({ form }: { form: PenForm }) {
  return (
    <>
      <FormField form={form} name="medicationName">
        {(field) => (
          <TextField
            label="Nome do medicamento"
            autoComplete="off"
            isRequired
            className="sm:col-span-full"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="activeIngredient">
        {(field) => (
          <TextField
            label="Princípio ativo"
            placeholder="Por exemplo, semaglutida"
            autoComplete="off"
            isRequired
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="manufacturer">
        {(field) => <TextField label="Fabricante" autoComplete="off" isRequired {...field} />}
      </FormField>
    </>
  );
}
