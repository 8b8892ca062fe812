import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { useId } from 'react';
import { dayOf } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import type { PastAccepted } from './past-form.ts';
import { PastFields } from './PastFields.tsx';
import { type FirstRecorded, planEntries } from './past-plan.ts';
import { PastPreview } from './PastPreview.tsx';
import { usePastForm } from './use-past-form.ts';
import { type PastPreview as Preview, usePastPreview } from './use-past-preview.ts';
import { useAskFirst } from '../../../ui/form/use-ask-first.ts';
import { countText, entryError, recordedDoses, useRecordPast } from './use-record-past.ts';

interface Props {
  medicines: readonly Glp1Product[];
  medicine: Glp1Product | undefined;
  /** The oldest dose that is recorded. */
  recorded: FirstRecorded | null;
  onClose: () => void;
}

const NOTHING_LEFT =
  'Não sobrou nenhuma data: ou já há aplicação registrada perto delas, ou ainda não chegaram.';

/** First how it was, then every date to look at; going back keeps what was written. */
export function PastForm({ medicines, medicine, recorded: firstRecorded, onClose }: Props) {
  const id = useId();
  const { timeZone, treatmentStart } = useSession();
  const now = useNow();
  const today = dayOf(now, timeZone);
  const past = usePastForm({
    medicines,
    medicine,
    today,
    startedOn: treatmentStart,
    recorded: firstRecorded,
  });
  const { preview, show, draft, drop: dropDates } = usePastPreview();
  const save = useRecordPast(timeZone, draft);
  const { form, isRestored } = past;
  const close = () => {
    past.drop();
    dropDates();
    onClose();
  };
  const { isPending, question, refusal, send, confirm, forget } = useAskFirst(
    ({ planned, ...chosen }: Preview, confirmed) => save(chosen, planned.entries, confirmed).then(close),
  );

  const showDates = async (plan: PastAccepted) => {
    const recorded = await recordedDoses(addDays(plan.startDay, -plan.intervalDays), today);
    const planned = planEntries(plan, { zone: timeZone, now: new Date(), recorded });
    if (planned.entries.length === 0) throw new Problem('invalid-input', { message: NOTHING_LEFT });
    const product = past.productOf(plan.medicine);
    forget();
    show({
      planned,
      catalogId: product?.id ?? null,
      medicationName: product?.commercialName ?? plan.name!,
    });
  };

  const entries = preview?.planned.entries ?? [];
  const isWrong = entries.length === 0 || entries.some((entry) => entryError(entry, timeZone, now) !== null);
  return (
    <Dialog
      title="Lançar aplicações anteriores"
      isOpen
      isDirty={form.formState.isDirty || isRestored || preview !== null}
      onClose={close}
      actions={
        preview && question ? (
          <ConfirmInline
            question={question.message}
            detail="Confira as datas e as doses. Lance só o que foi mesmo aplicado."
            confirmLabel="Lançar mesmo assim"
            tone="attention"
            isPending={isPending}
            onConfirm={() => void confirm()}
            onCancel={forget}
          />
        ) : preview ? (
          <>
            <Button variant="secondary" onPress={() => show(null)}>
              Voltar
            </Button>
            <Button
              isDisabled={isWrong}
              isPending={isPending}
              pendingLabel="Lançando..."
              onPress={() => void send(preview)}
            >
              {`Lançar ${countText(entries.length)}`}
            </Button>
          </>
        ) : (
          <FormActions form={id} isPending={form.formState.isSubmitting} pendingLabel="Montando...">
            Ver as datas
          </FormActions>
        )
      }
    >
      {preview ? (
        <PastPreview
          planned={preview.planned}
          medicationName={preview.medicationName}
          failure={refusal && failureText(refusal)}
          onChange={(changed) => {
            // A question is about the dates as they were sent.
            forget();
            show({ ...preview, planned: { ...preview.planned, entries: changed } });
          }}
        />
      ) : (
        <Form
          id={id}
          form={form}
          onSubmit={showDates}
          isRestored={isRestored}
          aria-label="Lançar aplicações anteriores"
        >
          <PastFields past={past} medicines={medicines} today={today} />
          <FormRefusal form={form} />
        </Form>
      )}
    </Dialog>
  );
}

/** The server may speak of many entries: the first is enough to act on. */
function failureText({ message, fields }: Problem): string {
  return [message, ...Object.values(fields ?? {}).slice(0, 1)].join(' ');
}
