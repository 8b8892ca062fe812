import {
  changeApplicationSettings,
  changeUsualDay,
  ApplicationSettingsInput,
} from '@leveza/contract/applications/doses.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { allConfirmed } from '../../../lib/all-confirmed.ts';
import { inTurn, turnOf } from '../../../lib/unsent.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { daysText } from '../../../lib/moment-words.ts';
import type { Overview } from '../use-overview.ts';

const Interval = forDraft(ApplicationSettingsInput.pick({ intervalDays: true }).required());

/** How many days from one dose to the next, where the patient's differ from the product's. */
export function IntervalDialog({ overview, onClose }: { overview: Overview; onClose: () => void }) {
  const { settings, nextDose } = overview;
  const change = useCommand(changeApplicationSettings);
  const changeBack = useKeptCommand(changeApplicationSettings);
  const moveBack = useKeptCommand(changeUsualDay);
  const values = { intervalDays: settings.intervalDays };
  const recording = useRecord({
    schema: Interval,
    values,
    draft: useDraft('interval', values),
    isEdit: true,
    save: async ({ intervalDays }, { confirmed }) => {
      await change.mutateAsync({ body: { intervalDays, ...confirmed } });
      return {
        title: 'Intervalo alterado',
        detail:
          intervalDays === null
            ? 'Vale o intervalo do medicamento.'
            : `Uma dose a cada ${daysText(intervalDays)}.`,
        undo: async () => {
          const before = { body: { ...values, ...allConfirmed(changeApplicationSettings) } };
          // Another interval is counted from the last dose; the way back leads to the usual day as it was.
          const at = nextDose.followingAt ?? nextDose.plannedAt;
          const day = at && { body: { at, ...allConfirmed(changeUsualDay) } };
          await inTurn([
            turnOf(changeApplicationSettings, before, changeBack.mutateAsync),
            ...(day ? [turnOf(changeUsualDay, day, moveBack.mutateAsync)] : []),
          ]);
          return { title: 'Intervalo de volta ao que era' };
        },
      };
    },
    onDone: onClose,
  });
  const { form } = recording;
  const isProducts = settings.intervalDays === null && nextDose.intervalDays !== null;

  return (
    <FormDialog title="Intervalo entre doses" recording={recording} onClose={onClose}>
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
    </FormDialog>
  );
}
