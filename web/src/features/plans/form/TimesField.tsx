import { isSpread, keepTimes, MOST_TIMES_PER_DAY, spreadTimes } from '@leveza/domain/plans/times.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { HoursField } from '../../../ui/form/HoursField.tsx';
import { QuantityField } from '../../../ui/form/QuantityField.tsx';
import type { PlanForm } from './use-plan-form.ts';

/** How often a day, and when. Other times than those spread over the day were typed: they are asked about first. */
export function TimesField({ form }: { form: PlanForm }) {
  const times = useWatch({ control: form.control, name: 'scheduledTimes' });
  const [asked, setAsked] = useState<number | null>(null);

  const setTimes = (next: string[]) => {
    form.setValue('scheduledTimes', next, { shouldDirty: true });
    form.clearErrors('scheduledTimes');
    setAsked(null);
  };
  const changeCount = (count: number | null) => {
    if (count === null || !Number.isInteger(count) || count < 1 || count > MOST_TIMES_PER_DAY) return;
    if (count === times.length) setAsked(null);
    else if (isSpread(times)) setTimes(spreadTimes(count));
    else setAsked(count);
  };
  return (
    <div className="grid gap-3">
      <QuantityField
        label="Vezes por dia"
        min={1}
        max={MOST_TIMES_PER_DAY}
        decimals={0}
        value={asked ?? times.length}
        onChange={changeCount}
      />
      {asked !== null && (
        <ConfirmInline
          question="Refazer os horários que você digitou?"
          detail={`Refeitos, ficam ${spreadTimes(asked).join(', ')}. Mantidos, ficam ${keepTimes(times, asked).join(', ')}.`}
          confirmLabel="Refazer"
          cancelLabel="Manter os meus"
          tone="attention"
          onConfirm={() => setTimes(spreadTimes(asked))}
          onCancel={() => setTimes(keepTimes(times, asked))}
          onDismiss={() => setAsked(null)}
        />
      )}
      <FormField form={form} name="scheduledTimes">
        {(field) => <HoursField label="Horários" {...field} />}
      </FormField>
    </div>
  );
}
