import type { ShareInput } from '@leveza/contract/shares/shares.ts';
import { REPORT_PART_LABEL, REPORT_PARTS } from '@leveza/domain/reports/types.ts';
import { MOST_SHARE_DAYS } from '@leveza/domain/shares/limits.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import type { Draft } from '../../ui/form/draft.ts';
import { CheckboxGroup } from '../../ui/form/CheckboxGroup.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { ZodForm } from '../../ui/form/use-zod-form.ts';

interface Props {
  form: ZodForm<Draft<ShareInput, 'parts'>, ShareInput>;
  today: string;
}

/** The name alone does not say that it holds the patient's own words. */
const SUMMARY_HINT = 'Idade, sexo, altura, diabetes, alergias, consultas e suas perguntas.';

const PARTS = REPORT_PARTS.map((part) => ({
  value: part,
  label: REPORT_PART_LABEL[part],
  ...(part === 'summary' && { hint: SUMMARY_HINT }),
}));

export function ShareFields({ form, today }: Props) {
  return (
    <>
      <FormField form={form} name="parts">
        {(field) => <CheckboxGroup label="O que mostrar" options={PARTS} {...field} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="from">
          {(field) => <DateField label="Registros a partir de" maxDay={today} {...field} />}
        </FormField>
        <FormField form={form} name="until">
          {(field) => (
            <DateField
              label="O link vale até"
              minDay={addDays(today, 1)}
              maxDay={addDays(today, MOST_SHARE_DAYS)}
              {...field}
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="label">
        {(field) => (
          <TextField
            label="Para quem (opcional)"
            hint="Só você vê este nome."
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="pin">
        {(field) => (
          <TextField
            label="PIN (opcional)"
            hint="De 4 a 8 números. Diga o PIN ao médico por outro caminho, não junto com o link."
            inputMode="numeric"
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
    </>
  );
}
