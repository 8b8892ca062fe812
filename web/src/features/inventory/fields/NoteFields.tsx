import { EFFECTIVENESS_LABEL } from '@leveza/domain/inventory/defaults.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { Rating } from '../../../ui/form/Rating.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { boxIn, type FormWithBox } from './box-values.ts';

const { 1: least, 2: some, 3: middle, 4: much, 5: most } = EFFECTIVENESS_LABEL;

/** How well it works for this patient, and other notes. */
export function NoteFields(props: { form: FormWithBox }) {
  const form = boxIn(props.form);
  return (
    <>
      <FormField form={form} name="effectivenessRating">
        {(field) => (
          <Rating
            label="Eficácia para você"
            steps={[least, some, middle, much, most]}
            className="sm:col-span-full"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="notes">
        {(field) => <TextArea label="Observações" className="sm:col-span-full" {...field} />}
      </FormField>
    </>
  );
}
