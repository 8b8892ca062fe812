import { useMemo } from 'react';
import { z } from 'zod';
import { writtenMoment } from '../../../lib/moment.ts';
import { dateTimeText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { comingMoment } from '../../../ui/form/moment-schema.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { Overview } from '../use-overview.ts';
import { usualDayText } from './usual-day-words.ts';
import { useUsualDay } from './use-usual-day.ts';

/** The patient names the next dose; its weekday and time become the usual ones. */
export function UsualDayDialog({ overview, onClose }: { overview: Overview; onClose: () => void }) {
  const { timeZone } = useSession();
  const today = useToday();
  const schema = useMemo(() => z.object({ at: comingMoment(timeZone) }), [timeZone]);
  const { move } = useUsualDay();
  const { nextDose, lastApplication } = overview;
  const next = nextDose.followingAt ?? nextDose.plannedAt;
  const values = { at: next && writtenMoment(next, timeZone) };
  const recording = useRecord({
    schema,
    values,
    draft: useDraft('usual-day', values),
    isEdit: true,
    save: ({ at }, { confirmed }) => move(at, next, confirmed),
    onDone: onClose,
  });
  const { form } = recording;
  const usual = usualDayText(nextDose);

  return (
    <FormDialog
      title="Mudar meu dia"
      description={usual && `Hoje: ${usual.toLowerCase()}`}
      recording={recording}
      saveLabel="Mudar meu dia"
      doubt={() => ({
        question: 'Esta dose ficaria perto da última.',
        detail: gapText(nextDose.rule?.minGapHours, lastApplication?.datetime, timeZone),
        confirmLabel: 'Mudar mesmo assim',
        tone: 'attention',
      })}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-soft">
        Diga quando será a sua próxima dose. As seguintes ficam no mesmo dia e na mesma hora, no seu
        intervalo.
      </p>
      <FormField form={form} name="at">
        {(field) => <DateTimeField label="Próxima aplicação" isRequired minDay={today} {...field} />}
      </FormField>
    </FormDialog>
  );
}

function gapText(hours: number | undefined, last: string | undefined, zone: string): string {
  const when = last ? ` A última foi ${dateTimeText(last, { zone, now: new Date() })}.` : '';
  return `Pela bula, para mudar de dia são pelo menos ${hours ?? 72} horas entre duas doses.${when} Confirme só se quem receitou orientou assim.`;
}
