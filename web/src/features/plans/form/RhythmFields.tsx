import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { GroupShell } from '../../../ui/form/GroupShell.tsx';
import { messageOf } from '../../../ui/form/message-of.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import type { PlanForm } from './use-plan-form.ts';

type Rhythm = 'interval' | 'cycle';
const RHYTHMS: { value: Rhythm; label: string }[] = [
  { value: 'interval', label: 'A cada tantos dias' },
  { value: 'cycle', label: 'Dias com e sem' },
];

/** A plan of its own rhythm: every so many days, or so many days with doses and then so many without. */
export function RhythmFields({ form }: { form: PlanForm }) {
  const { errors } = useFormState({ control: form.control, name: 'intervalDays' });
  const [rhythm, setRhythm] = useState<Rhythm>(() =>
    form.getValues('daysOn') === null && form.getValues('daysOff') === null ? 'interval' : 'cycle',
  );
  // One rhythm at a time: the values of the other one would still count.
  const choose = (next: Rhythm) => {
    setRhythm(next);
    const others = next === 'interval' ? (['daysOn', 'daysOff'] as const) : (['intervalDays'] as const);
    for (const name of others) form.setValue(name, null);
    form.clearErrors(['intervalDays', 'daysOn', 'daysOff']);
  };
  return (
    <div className="grid gap-3">
      <SegmentedControl label="Ritmo" options={RHYTHMS} value={rhythm} onChange={choose} />
      {rhythm === 'interval' ? (
        <FormField form={form} name="intervalDays">
          {(field) => <NumberField label="A cada quantos dias" unit="dias" decimals={0} {...field} />}
        </FormField>
      ) : (
        <GroupShell label="Ciclo" isLabelHidden error={messageOf(errors.intervalDays)}>
          {() => (
            <div className="grid grid-cols-2 items-start gap-3">
              <FormField form={form} name="daysOn">
                {(field) => <NumberField label="Dias com doses" decimals={0} {...field} />}
              </FormField>
              <FormField form={form} name="daysOff">
                {(field) => <NumberField label="Dias sem doses" decimals={0} {...field} />}
              </FormField>
            </div>
          )}
        </GroupShell>
      )}
    </div>
  );
}
