import { useId } from 'react';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { MeasurementFields } from './MeasurementFields.tsx';
import { type FormAbout, useMeasurementForm } from './use-measurement-form.ts';

interface Props extends FormAbout {
  onClose: () => void;
}

/** A weight and, if wished, more: the last one is suggested, so a new one needs no more than its button. */
export function MeasurementDialog({ onClose, ...about }: Props) {
  const id = useId();
  const { timeZone } = useSession();
  const { measurement } = about;
  const { form, isDirty, isPending, save, jump, correct, confirm } = useMeasurementForm(about, onClose);
  const title = measurement ? 'Editar medição' : 'Nova medição';

  return (
    <Dialog
      title={title}
      description={measurement && formatInstant(measurement.datetime, timeZone)}
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      actions={
        jump ? (
          <ConfirmInline
            tone="attention"
            question="Confira o peso"
            detail={jump}
            cancelLabel="Corrigir"
            confirmLabel="Está certo"
            isPending={isPending}
            onConfirm={confirm}
            onCancel={correct}
          />
        ) : (
          <FormActions form={id} isPending={isPending}>
            {measurement ? 'Salvar' : 'Salvar medição'}
          </FormActions>
        )
      }
    >
      <Form id={id} form={form} onSubmit={save} aria-label={title}>
        <MeasurementFields form={form} {...about} />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
