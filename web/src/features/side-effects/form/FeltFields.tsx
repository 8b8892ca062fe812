import { useFieldArray, useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { effectName } from '../effect-words.ts';
import { useSummary } from '../use-summary.ts';
import { rowsOf } from './effect-values.ts';
import { IntensityField } from './IntensityField.tsx';
import { feelingOf, type Kind } from './kind.ts';
import { KindField } from './KindField.tsx';
import type { EffectForm } from './use-effect-form.ts';

interface Props {
  form: EffectForm['form'];
  isEdit: boolean;
}

/** The effects that were felt, and how strong each of them was. */
export function FeltFields({ form, isEdit }: Props) {
  const counts = useSummary().data?.data.byType ?? [];
  const rows = useFieldArray({ control: form.control, name: 'felt' });
  const felt = useWatch({ control: form.control, name: 'felt' });
  const chosen = felt.flatMap(({ kind }) => kind ?? []);

  const choose = (kinds: Kind[]) => {
    const before = form.getValues('felt');
    const [only] = kinds;
    if (!isEdit) rows.replace(rowsOf(kinds, before));
    else if (only) rows.replace(before.map((row) => ({ ...row, kind: only })));
    form.clearErrors('felt');
  };
  const labelOf = (kind: Kind | null | undefined) =>
    kind && chosen.length > 1
      ? `${effectName(feelingOf(kind, null))}: qual a intensidade?`
      : 'Qual a intensidade?';
  return (
    <>
      <FormField form={form} name="felt.0.kind">
        {(field) => <KindField isSeveral={!isEdit} onChoose={choose} {...{ field, chosen, counts }} />}
      </FormField>
      {rows.fields.map(({ id }, row) => (
        <div key={id} className="grid gap-5">
          {felt[row]?.kind === 'other' && (
            <FormField form={form} name={`felt.${row}.otherName`}>
              {(field) => <TextField label="Nome do efeito" isRequired {...field} />}
            </FormField>
          )}
          <FormField form={form} name={`felt.${row}.intensity`}>
            {(field) => <IntensityField label={labelOf(felt[row]?.kind)} field={field} />}
          </FormField>
        </div>
      ))}
    </>
  );
}
