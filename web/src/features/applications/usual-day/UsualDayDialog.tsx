import { useId, useMemo } from 'react';
import { z } from 'zod';
import { writtenMoment } from '../../../lib/moment.ts';
import { dateTimeText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { comingMoment } from '../../../ui/form/moment-schema.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { Overview } from '../use-overview.ts';
import { usualDayText } from './usual-day-words.ts';
import { useUsualDay } from './use-usual-day.ts';

/** The patient names the next dose; its weekday and time become the usual ones. */
export function UsualDayDialog({ overview, onClose }: { overview: Overview; onClose: () => void }) {
  const id = useId();
  const { timeZone } = useSession();
  const today = useToday();
  const schema = useMemo(() => z.object({ at: comingMoment(timeZone) }), [timeZone]);
  const { move } = useUsualDay();
  const { nextDose, lastApplication } = overview;
  const next = nextDose.followingAt ?? nextDose.plannedAt;
  const values = { at: next && writtenMoment(next, timeZone) };
  const { form, isDirty, isPending, question, isRestored, submit, discard, confirm, forget } = useRecord({
    schema,
    values,
    draft: useDraft('usual-day', values),
    isEdit: true,
    save: ({ at }, { confirmed }) => move(at, next, confirmed),
    onDone: onClose,
  });
  const usual = usualDayText(nextDose);

  return (
    <Dialog
      title="Mudar meu dia"
      description={usual && `Hoje: ${usual.toLowerCase()}`}
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={discard}
      actions={
        question ? (
          <ConfirmInline
            question="Esta dose ficaria perto da última."
            detail={gapText(nextDose.rule?.minGapHours, lastApplication?.datetime, timeZone)}
            confirmLabel="Mudar mesmo assim"
            tone="attention"
            isPending={isPending}
            onConfirm={confirm}
            onCancel={forget}
          />
        ) : (
          <FormActions form={id} isPending={isPending}>
            Mudar meu dia
          </FormActions>
        )
      }
    >
      <Form id={id} form={form} onSubmit={submit} isRestored={isRestored} aria-label="Mudar meu dia">
        <p className="text-pretty text-ink-soft">
          Diga quando será a sua próxima dose. As seguintes ficam no mesmo dia e na mesma hora, no seu
          intervalo.
        </p>
        <FormField form={form} name="at">
          {(field) => <DateTimeField label="Próxima dose" isRequired minDay={today} {...field} />}
        </FormField>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}

function gapText(hours: number | undefined, last: string | undefined, zone: string): string {
  const when = last ? ` A última foi ${dateTimeText(last, { zone, now: new Date() })}.` : '';
  return `Pela bula, para mudar de dia são pelo menos ${hours ?? 72} horas entre duas doses.${when} Confirme só se quem receitou orientou assim.`;
}
