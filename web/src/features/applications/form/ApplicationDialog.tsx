import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import { useId, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { RecordActions } from '../../../ui/form/RecordActions.tsx';
import { doseText } from '../application-words.ts';
import type { Overview } from '../use-overview.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { doubtWords } from './confirmation.ts';
import { DoseAnswer } from './DoseAnswer.tsx';
import type { SavedApplication } from './use-save-application.ts';
import { useApplicationForm } from './use-application-form.ts';

interface Props {
  overview: Overview;
  pens: readonly Pen[];
  application: Application | null;
  /** The moment a new one begins with, as the form holds it; null for now. */
  moment: string | null;
  /** The pen a new one was asked for. */
  askedPenId: string | undefined;
  onClose: () => void;
}

/** A dose that was injected: everything is suggested, so a new one needs no more than its button. */
export function ApplicationDialog({ overview, pens, application, moment, askedPenId, onClose }: Props) {
  const id = useId();
  const { timeZone } = useSession();
  const now = useNow();
  const [answered, setAnswered] = useState<SavedApplication | null>(null);
  const state = useApplicationForm({ overview, pens, application, moment, askedPenId }, (saved) => {
    if (application || !saved) return onClose();
    setAnswered(saved);
    return true;
  });
  const { form, question, isPending } = state;
  const title = application ? 'Editar aplicação' : 'Nova aplicação';
  const pen = pens.find((each) => each.id === state.penId);

  if (answered) return <DoseAnswer message={answered} onClose={onClose} />;
  return (
    <Dialog
      title={title}
      description={application && doseText(application)}
      isOpen
      isDirty={state.isDirty}
      onClose={onClose}
      onDiscard={state.discard}
      actions={
        question ? (
          <ConfirmInline
            {...doubtWords(question, { overview, pen, zone: timeZone, now })}
            confirmLabel="Registrar mesmo assim"
            isPending={isPending}
            onConfirm={state.confirm}
            onCancel={state.forget}
          />
        ) : application ? (
          <FormActions form={id} isPending={isPending}>
            Salvar
          </FormActions>
        ) : (
          <RecordActions form={id} isPending={isPending} moment={state.moment} />
        )
      }
    >
      <Form id={id} form={form} onSubmit={state.submit} isRestored={state.isRestored} aria-label={title}>
        <ApplicationFields
          form={form}
          pens={pens}
          overview={overview}
          application={application}
          isPenless={application !== null && !pens.some((each) => each.id === application.penId)}
        />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
