import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { RecordActions } from '../../../ui/form/RecordActions.tsx';
import { AlertsDialog } from './AlertsDialog.tsx';
import { MeasurementFields } from './MeasurementFields.tsx';
import { MeasurementQuestion } from './MeasurementQuestion.tsx';
import { type FormAbout, useMeasurementForm } from './use-measurement-form.ts';
import type { SavedMeasurement } from './use-save-measurement.ts';
import { WeightAnswer } from './WeightAnswer.tsx';

interface Props extends FormAbout {
  onClose: () => void;
}

/** A weight and, if wished, more: the last one is suggested, so a new one needs no more than its button. */
export function MeasurementDialog(props: Props) {
  return (
    <DialogFrame isOpen look={props.measurement ? 'dialog' : 'sheet'} onClose={props.onClose}>
      <MeasurementPages {...props} />
    </DialogFrame>
  );
}

/** The form, a notice about a dangerous reading, and the answer. */
function MeasurementPages({ onClose, ...about }: Props) {
  const id = useId();
  const { timeZone } = useSession();
  const { measurement } = about;
  const [before] = useState(about.summary);
  const [answered, setAnswered] = useState<SavedMeasurement | null>(null);
  const state = useMeasurementForm(about, (saved) => {
    if (measurement || !saved) return onClose();
    setAnswered(saved);
    return true;
  });
  const { form, isPending } = state;
  const moment = useWatch({ control: form.control, name: 'moment' });
  const title = measurement ? 'Editar medição' : 'Nova medição';

  if (state.notice) return <AlertsDialog notice={state.notice} />;
  if (answered) {
    return <WeightAnswer message={answered} before={before} after={about.summary} onClose={onClose} />;
  }
  return (
    <Dialog
      title={title}
      description={measurement && formatInstant(measurement.datetime, timeZone)}
      isOpen
      isDirty={state.isDirty}
      onClose={onClose}
      onDiscard={state.discard}
      actions={
        state.question ? (
          <MeasurementQuestion state={state} question={state.question} />
        ) : measurement ? (
          <FormActions form={id} isPending={isPending}>
            Salvar
          </FormActions>
        ) : (
          <RecordActions form={id} isPending={isPending} moment={moment} />
        )
      }
    >
      <Form id={id} form={form} onSubmit={state.save} isRestored={state.isRestored} aria-label={title}>
        <MeasurementFields form={form} {...about} />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
