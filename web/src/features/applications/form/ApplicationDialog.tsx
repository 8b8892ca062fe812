import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import { useId } from 'react';
import { formatInstant } from '../../../lib/format.ts';
import { readMoment } from '../../../lib/moment.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { doseText } from '../application-words.ts';
import type { Overview } from '../use-overview.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { doubtWords } from './confirmation.ts';
import { useApplicationForm } from './use-application-form.ts';

interface Props {
  overview: Overview;
  pens: readonly Pen[];
  application: Application | null;
  at: string | null;
  onClose: () => void;
}

/** A dose that was injected: everything is suggested, so a new one needs no more than its button. */
export function ApplicationDialog({ overview, pens, application, at, onClose }: Props) {
  const id = useId();
  const { timeZone } = useSession();
  const now = useNow();
  const state = useApplicationForm({ overview, pens, application, at }, onClose);
  const { form, question, isPending, moment: written } = state;
  const moment = readMoment(written, timeZone, now);
  const title = application ? 'Editar aplicação' : 'Nova aplicação';
  const pen = pens.find((each) => each.id === state.penId);

  return (
    <Dialog
      title={title}
      description={application && doseText(application)}
      isOpen
      isDirty={state.isDirty}
      onClose={onClose}
      actions={
        question ? (
          <ConfirmInline
            {...doubtWords(question, { overview, pen, zone: timeZone, now })}
            confirmLabel="Registrar mesmo assim"
            isPending={isPending}
            onConfirm={state.confirm}
            onCancel={state.forget}
          />
        ) : (
          <FormActions
            form={id}
            isPending={isPending}
            pendingLabel={application ? 'Salvando...' : 'Registrando...'}
          >
            {labelOf(application, moment.ok ? formatInstant(moment.instant, timeZone) : null)}
          </FormActions>
        )
      }
    >
      <Form id={id} form={form} onSubmit={state.submit} aria-label={title}>
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

function labelOf(application: Application | null, moment: string | null): string {
  if (application) return 'Salvar';
  return moment ? `Registrar em ${moment}` : 'Aplicar agora';
}
