import { MOST_ENTRIES } from '@leveza/contract/applications/past.ts';
import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { TimeField } from '../../../ui/form/TimeField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { medicineOptions, OTHER } from '../form/medicines.ts';
import { StepFields } from './StepFields.tsx';
import type { PastForm } from './use-past-form.ts';

interface Props {
  past: PastForm;
  medicines: readonly Glp1Product[];
  today: string;
}

/** Which medicine, since when, how often and in which doses. */
export function PastFields({ past, medicines, today }: Props) {
  const { form, follow } = past;
  const chosen = useWatch({ control: form.control, name: 'medicine' });
  const product = past.productOf(chosen);

  return (
    <>
      <p className="text-pretty text-ink-soft">
        Conte como foi e o Leveza monta as datas. Antes de salvar você confere e corrige uma por uma. Nenhuma
        caneta é descontada.
      </p>
      <FormField form={form} name="medicine" onEdit={past.chooseMedicine}>
        {(field) => <Select label="Medicamento" options={medicineOptions(medicines)} isRequired {...field} />}
      </FormField>
      {chosen === OTHER && (
        <FormField form={form} name="name">
          {(field) => <TextField label="Nome do medicamento" autoComplete="off" isRequired {...field} />}
        </FormField>
      )}
      {product?.notice && <Notice tone="info">{product.notice.text}</Notice>}
      <div className="grid items-start gap-5 sm:grid-cols-[2fr_1fr_1fr]">
        <FormField form={form} name="startDay" onEdit={follow}>
          {(field) => (
            <DateField
              label="Primeira aplicação"
              maxDay={today}
              hint={past.leftOut > 0 && leftOutText(past.leftOut)}
              isRequired
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="time">
          {(field) => <TimeField label="Hora" isRequired {...field} />}
        </FormField>
        <FormField form={form} name="intervalDays" onEdit={follow}>
          {(field) => <NumberField label="A cada" unit="dias" decimals={0} isRequired {...field} />}
        </FormField>
      </div>
      <StepFields past={past} titration={product?.titration ?? null} />
    </>
  );
}

/** Why another day stands in the field than the one that was typed. */
const leftOutText = (count: number) =>
  `Cabem ${MOST_ENTRIES} de cada vez: entram as mais recentes. ${
    count === 1 ? 'A mais antiga fica' : `As ${count} mais antigas ficam`
  } de fora.`;
