import { FormField } from '../../../ui/form/FormField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { boxIn, type FormWithBox } from './box-values.ts';

/** How it is taken, in the patient's own words. */
export function UseWordFields(props: { form: FormWithBox }) {
  const form = boxIn(props.form);
  return (
    <>
      <FormField form={form} name="dailyDose">
        {(field) => (
          <TextField
            label="Dose diária"
            placeholder="Por exemplo, 1 no café e 1 no jantar"
            hint="Nas suas palavras. Aparece no lugar da frequência."
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="instructions">
        {(field) => (
          <TextArea
            label="Instruções"
            placeholder="Para que serve, como tomar"
            rows={2}
            className="sm:col-span-full"
            {...field}
          />
        )}
      </FormField>
    </>
  );
}
