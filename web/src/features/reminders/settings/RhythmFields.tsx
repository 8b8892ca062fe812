import { CHANNEL_LABEL, CHANNELS } from '@leveza/domain/messages/channels.ts';
import { DEFAULT_REMINDER_SETTINGS } from '@leveza/domain/reminders/settings.ts';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { spanText } from './kind-words.ts';
import type { ReminderForm } from './use-save-reminders.ts';

const BEFORE_OR_AFTER = [
  { value: 'before', label: 'Antes dele' },
  { value: 'after', label: 'Depois dele' },
] as const;

const WAYS = [
  { value: 'next', label: 'O próximo disponível' },
  ...CHANNELS.map((value) => ({ value, label: CHANNEL_LABEL[value] })),
];

const WAITS = [15, 30, 60, 120, 240];

/** The settings of all reminders: doses in quiet hours, the second channel, how often to weigh. */
export function RhythmFields({ form }: { form: ReminderForm }) {
  const second = useWatch({ control: form.control, name: 'secondChannel' });
  const weighs = useWatch({ control: form.control, name: 'weighEveryDays' });
  const waits = [...new Set([...WAITS, second?.afterMinutes ?? 60])].toSorted((one, other) => one - other);
  return (
    <section aria-label="Para todos" className="grid gap-5">
      <FormField form={form} name="firstChannel">
        {(field) => (
          <Select
            label="Avisar primeiro por"
            hint="O sino do Leveza avisa quando nenhum canal alcança você."
            options={WAYS}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="quietDoses">
        {(field) => (
          <SegmentedControl
            label="Dose no horário de silêncio: avisar"
            options={BEFORE_OR_AFTER}
            {...field}
          />
        )}
      </FormField>
      <Switch
        label="Segundo canal"
        hint="Uma dose de prioridade alta sem resposta vai também por outro caminho."
        value={second !== null}
        onChange={(isOn) =>
          form.setValue('secondChannel', isOn ? DEFAULT_REMINDER_SETTINGS.secondChannel : null, {
            shouldDirty: true,
          })
        }
      />
      {second && (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="secondChannel.afterMinutes">
            {({ value, onChange, ...field }) => (
              <Select
                label="Sem resposta em"
                options={waits.map((minutes) => ({ value: String(minutes), label: spanText(minutes) }))}
                {...field}
                value={String(value)}
                onChange={(minutes) => onChange(Number(minutes))}
              />
            )}
          </FormField>
          <FormField form={form} name="secondChannel.channel">
            {(field) => <Select label="Canal" options={WAYS} {...field} />}
          </FormField>
        </div>
      )}
      <Switch
        label="Lembrar de se pesar"
        value={weighs !== null}
        onChange={(isOn) => form.setValue('weighEveryDays', isOn ? 7 : null, { shouldDirty: true })}
      />
      {weighs !== null && (
        <FormField form={form} name="weighEveryDays">
          {(field) => (
            <NumberField
              label="Depois de quantos dias sem pesagem"
              decimals={0}
              min={1}
              max={90}
              unit="dias"
              className="max-w-60"
              {...field}
            />
          )}
        </FormField>
      )}
    </section>
  );
}
