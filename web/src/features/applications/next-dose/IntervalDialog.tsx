import { changeApplicationSettings } from '@leveza/contract/applications/doses.ts';
import { useId } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import type { z } from 'zod';
import { daysText } from '../../../lib/moment-words.ts';
import type { Overview } from '../use-overview.ts';
import { useInterval } from './use-interval.ts';

interface Values {
  intervalDays: number | null;
}

const Interval = changeApplicationSettings.body.pick({ intervalDays: true }) as unknown as z.ZodType<
  Values,
  Values
>;

/** How many days from one dose to the next, where the patient's differ from the product's. */
export function IntervalDialog({ overview, onClose }: { overview: Overview; onClose: () => void }) {
  const id = useId();
  const { settings, nextDose } = overview;
  const form = useZodForm<Values, Values>(Interval, {
    defaultValues: { intervalDays: settings.intervalDays },
  });
  const { change, isPending } = useInterval(settings);
  const isProducts = settings.intervalDays === null && nextDose.intervalDays !== null;
  const save = async ({ intervalDays }: Values) => {
    if (intervalDays !== settings.intervalDays) await change(intervalDays);
    onClose();
  };

  return (
    <Dialog
      title="Intervalo entre doses"
      isOpen
      isDirty={form.formState.isDirty}
      onClose={onClose}
      actions={
        <FormActions form={id} isPending={isPending}>
          Salvar
        </FormActions>
      }
    >
      <Form id={id} form={form} onSubmit={save} aria-label="Intervalo entre doses">
        <p className="text-pretty text-ink-soft">
          Mude só se quem receitou indicou um intervalo diferente do usual do seu medicamento.
        </p>
        <FormField form={form} name="intervalDays">
          {(field) => (
            <NumberField
              label="Intervalo entre doses"
              unit="dias"
              decimals={0}
              className="sm:max-w-56"
              hint={
                isProducts
                  ? `Em branco, vale o do medicamento: ${daysText(nextDose.intervalDays!)}.`
                  : 'Em branco, vale o do medicamento.'
              }
              {...field}
            />
          )}
        </FormField>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
