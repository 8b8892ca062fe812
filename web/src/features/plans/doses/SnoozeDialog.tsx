import { type PlannedDose, snoozeDose } from '@leveza/contract/plans/doses.ts';
import { canSnoozeTo, nextAt, SNOOZE_RANGE } from '@leveza/domain/plans/snooze.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { useMemo } from 'react';
import { z } from 'zod';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { TimeField } from '../../../ui/form/TimeField.tsx';
import { inFormWords } from '../../../ui/form/in-form-words.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';

const LATER = [
  { label: '15 min', minutes: 15 },
  { label: '1 hora', minutes: 60 },
] as const;

const snoozeSchema = (zone: string) =>
  z.object({
    time: z
      .string()
      .regex(/^\d{2}:\d{2}$/, { error: 'Escolha um horário.', abort: true })
      .refine((time) => canSnoozeTo(nextAt(time, { zone, now: new Date() }), new Date()), SNOOZE_RANGE),
  });

/** Puts a dose off: one press for a quarter of an hour or an hour, or a time of one's own. */
export function SnoozeDialog({ dose, onClose }: { dose: PlannedDose; onClose: () => void }) {
  const { timeZone: zone } = useSession();
  const { planId, plannedAt, name, snoozedUntil } = dose;
  const schema = useMemo(() => snoozeSchema(zone), [zone]);
  const now = useNow();
  const inMinutes = (minutes: number) => wallClock(zone, new Date(now.getTime() + minutes * MINUTE_MS)).time;
  const values = { time: '' };
  const draft = useDraft(`snooze:${planId}:${plannedAt}`, values);
  const snooze = useCommand(snoozeDose, { draft });
  const snoozeBack = useKeptCommand(snoozeDose);
  const recording = useRecord({
    schema,
    values,
    draft,
    save: async ({ time }) => {
      const body = { planId, plannedAt: plannedAt! };
      const until = nextAt(time, { zone, now: new Date() }).toISOString();
      await snooze.mutateAsync({ body: { ...body, until } });
      return {
        title: `Adiada para ${time}`,
        detail: name,
        undo: async () => {
          // The time it was put off to before may be over by now.
          const isAhead = snoozedUntil !== null && new Date(snoozedUntil) > new Date();
          await snoozeBack.mutateAsync({ body: { ...body, until: isAhead ? snoozedUntil : null } });
          return { title: 'Adiamento desfeito', detail: name };
        },
      };
    },
    atField: (problem) => inFormWords(problem, (field) => (field === 'until' ? 'time' : field)),
    onDone: onClose,
  });
  const { form } = recording;
  return (
    <FormDialog
      title="Adiar dose"
      description={`${name}, planejada para ${formatInstant(plannedAt!, zone)}`}
      recording={recording}
      saveLabel="Adiar"
      onClose={onClose}
    >
      <FormField form={form} name="time">
        {(field) => (
          <div className="grid gap-3">
            <div role="group" aria-label="Adiar por" className="flex flex-wrap gap-2">
              {LATER.map(({ label, minutes }) => (
                <Chip
                  key={label}
                  isSelected={field.value === inMinutes(minutes)}
                  onChange={(isOn) => field.onChange(isOn ? inMinutes(minutes) : '')}
                >
                  {label}
                </Chip>
              ))}
            </div>
            <TimeField
              label="Adiar para"
              hint="O horário do plano continua o mesmo."
              {...field}
              value={field.value || null}
              onChange={(time) => field.onChange(time ?? '')}
            />
          </div>
        )}
      </FormField>
    </FormDialog>
  );
}
