import type { OccasionKind } from '@leveza/domain/reminders/occasion.ts';
import type { KindSettings } from '@leveza/domain/reminders/settings.ts';
import { useWatch } from 'react-hook-form';
import { Fold } from '../../../ui/Fold.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { beforeOptions, beforeText, hasOwnHour, KIND_LABEL, mayComeBefore, mayRepeat } from './kind-words.ts';
import type { ReminderForm } from './use-save-reminders.ts';

const REPEATS = [
  { value: '0', label: 'Não' },
  { value: '1', label: '1 vez' },
  { value: '2', label: '2 vezes' },
];

/** One kind of reminder: a line that says how it is set, and its settings behind it. */
export function KindFields({ form, kind }: { form: ReminderForm; kind: OccasionKind }) {
  const chosen = useWatch({ control: form.control, name: `kinds.${kind}` });
  return (
    <Fold
      label={
        <>
          {KIND_LABEL[kind]}
          <span className="block text-sm font-normal text-ink-soft">{summaryOf(kind, chosen)}</span>
        </>
      }
    >
      <div className="grid gap-4">
        <FormField form={form} name={`kinds.${kind}.enabled`}>
          {(field) => <Switch label="Lembrar" {...field} />}
        </FormField>
        {mayComeBefore(kind) && (
          <FormField form={form} name={`kinds.${kind}.minutesBefore`}>
            {({ value, onChange, ...field }) => (
              <Select
                label="Quando avisar"
                options={beforeOptions(value)}
                {...field}
                value={String(value)}
                onChange={(minutes) => onChange(Number(minutes))}
              />
            )}
          </FormField>
        )}
        {mayRepeat(kind) && (
          <FormField form={form} name={`kinds.${kind}.repeats`}>
            {({ value, onChange, ...field }) => (
              <SegmentedControl
                label="Repetir sem resposta"
                options={REPEATS}
                {...field}
                value={String(value)}
                onChange={(times) => onChange(Number(times))}
              />
            )}
          </FormField>
        )}
        <FormField form={form} name={`kinds.${kind}.always`}>
          {(field) => <Switch label="Também no horário de silêncio" {...field} />}
        </FormField>
      </div>
    </Fold>
  );
}

function summaryOf(kind: OccasionKind, { enabled, minutesBefore, repeats, always }: KindSettings): string {
  if (!enabled) return 'Desligado';
  const parts = [
    hasOwnHour(kind) || minutesBefore > 0 ? beforeText(minutesBefore) : 'Ligado',
    repeats > 0 && `repete ${repeats} ${repeats === 1 ? 'vez' : 'vezes'}`,
    always && 'também no silêncio',
  ];
  return parts.filter(Boolean).join(' · ');
}
