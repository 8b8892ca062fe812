import { useWatch } from 'react-hook-form';
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import type { PenForm } from '../pen-values.ts';

/** For what was begun before it was added. */
export function UsedFields({ form, today }: { form: PenForm; today: string }) {
  const [presentation, isOpened, copies] = useWatch({
    control: form.control,
    name: ['presentation', 'isOpened', 'copies'],
  });
  // A single-dose pen is never open: it is there, or it was applied.
  if (presentation === 'single-dose-pen') {
    return <RemainingField form={form} hint="Se já usou alguma. Em branco, a caixa entra cheia." />;
  }
  const setOpened = (isOn: boolean) => {
    form.setValue('isOpened', isOn, { shouldDirty: true });
    if (isOn) return;
    form.setValue('openedAt', null);
    form.setValue('remainingVolume', null);
    form.clearErrors(['openedAt', 'remainingVolume']);
  };
  return (
    <div className="grid gap-4 sm:col-span-full">
      <FormField form={form} name="isOpened">
        {(field) => (
          <Switch
            label="Já está aberta"
            hint={copies && copies > 1 ? 'Vale para a primeira; as outras entram lacradas.' : undefined}
            {...field}
            onChange={setOpened}
          />
        )}
      </FormField>
      {isOpened && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField form={form} name="openedAt">
            {(field) => (
              <DateTimeField
                label="Aberta em"
                maxDay={today}
                hint="Em branco, conta a partir de agora."
                {...field}
              />
            )}
          </FormField>
          <RemainingField form={form} hint="Em branco, ela entra cheia." />
        </div>
      )}
    </div>
  );
}

function RemainingField({ form, hint }: { form: PenForm; hint: string }) {
  return (
    <FormField form={form} name="remainingVolume">
      {(field) => <NumberField label="Volume que resta" decimals={4} unit="ml" hint={hint} {...field} />}
    </FormField>
  );
}
