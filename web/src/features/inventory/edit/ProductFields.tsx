import { FormField } from '../../../ui/form/FormField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { ZodForm } from '../../../ui/form/use-zod-form.ts';
import type { StockCard } from '../stock-card.ts';
import { categoryOptions, type Edited, type EditValues } from './edit-form.ts';

interface Props {
  form: ZodForm<EditValues, Edited>;
  card: StockCard;
}

/** The patient's own name; an emptied field goes back to the catalogue's. */
export function ProductFields({ form, card }: Props) {
  const { product } = card.item;
  return (
    <>
      <FormField form={form} name="customName">
        {(field) => (
          <TextField
            label="Nome"
            placeholder={product.name}
            autoComplete="off"
            className="sm:col-span-full"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="customBrand">
        {(field) => (
          <TextField label="Marca" placeholder={product.brand ?? undefined} autoComplete="off" {...field} />
        )}
      </FormField>
      <FormField form={form} name="customDosage">
        {(field) => (
          <TextField
            label="Dosagem"
            placeholder={product.dosage ?? undefined}
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="customSubCategory">
        {(field) => <Select label="Categoria" options={categoryOptions(card)} {...field} />}
      </FormField>
    </>
  );
}
