import { useId } from 'react';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { AlertsDialog } from './AlertsDialog.tsx';
import { MeasurementFields } from './MeasurementFields.tsx';
import { MeasurementQuestion } from './MeasurementQuestion.tsx';
import { type FormAbout, useMeasurementForm } from './use-measurement-form.ts';

interface Props extends FormAbout {
  onClose: () => void;
}

/** A weight and, if wished, more: the last one is suggested, so a new one needs no more than its button. */
export function MeasurementDialog({ onClose, ...about }: Props) {
  const id = useId();
  const { timeZone } = useSession();
  const { measurement } = about;
  const state = useMeasurementForm(about, onClose);
  const { form } = state;
  const title = measurement ? 'Editar medição' : 'Nova medição';

  if (state.notice) return <AlertsDialog notice={state.notice} />;
  return (
    <Dialog
      title={title}
      description={measurement && formatInstant(measurement.datetime, timeZone)}
      isOpen
      isDirty={state.isDirty}
      onClose={onClose}
      actions={
        state.question ? (
          <MeasurementQuestion state={state} question={state.question} />
        ) : (
          <FormActions form={id} isPending={state.isPending}>
            {measurement ? 'Salvar' : 'Salvar medição'}
          </FormActions>
        )
      }
    >
      <Form id={id} form={form} onSubmit={state.save} aria-label={title}>
        <MeasurementFields form={form} {...about} />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
