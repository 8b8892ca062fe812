import { noticeOfName } from '@leveza/domain/catalog/name-notice.ts';
import { halfLifeIn, type HalfLifeUnit, halfLifeUnit, hoursOf } from '@leveza/domain/pens/half-life.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import type { PenForm } from '../pen-values.ts';

const UNITS = [
  { value: 'days', label: 'Dias' },
  { value: 'hours', label: 'Horas' },
] as const;

/** Asked only of a product in no catalogue: the others go by published figures, and a prohibited one has no curve. */
export function HalfLifeField({ form }: { form: PenForm }) {
  const [catalogId, name, ...about] = useWatch({
    control: form.control,
    name: ['catalogId', 'medicationName', 'activeIngredient', 'manufacturer'],
  });
  const notice = noticeOfName({ name: name ?? '', ingredients: about.filter(Boolean).join(' ') });
  if (catalogId !== null || notice?.status === 'prohibited') return null;
  return <Asked form={form} />;
}

function Asked({ form }: { form: PenForm }) {
  const [unit, setUnit] = useState<HalfLifeUnit>(() => {
    const hours = form.getValues('halfLifeHours');
    return hours ? halfLifeUnit(hours) : 'days';
  });
  return (
    <FormField form={form} name="halfLifeHours">
      {({ value: hours, onChange, ...field }) => {
        const typed = hours === null ? null : halfLifeIn(hours, unit);
        const store = (value: number | null, of: HalfLifeUnit) =>
          onChange(value === null ? null : hoursOf(value, of));
        // The number stays and its unit changes: that is what a patient corrects.
        const change = (next: HalfLifeUnit) => {
          setUnit(next);
          store(typed, next);
        };
        return (
          <div className="grid gap-2">
            <NumberField
              label="Meia-vida informada (dias ou horas)"
              unit={unit === 'days' ? 'dias' : 'horas'}
              hint="Só se a farmácia ou quem receitou informou. O nível estimado é desenhado com ela."
              {...field}
              value={typed}
              onChange={(value) => store(value, unit)}
            />
            <SegmentedControl
              label="Unidade da meia-vida"
              isLabelHidden
              options={UNITS}
              value={unit}
              onChange={change}
            />
          </div>
        );
      }}
    </FormField>
  );
}
