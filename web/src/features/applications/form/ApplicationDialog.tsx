import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { RecordActions } from '../../../ui/form/RecordActions.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { doseText } from '../application-words.ts';
import type { Overview } from '../use-overview.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { type Begun, begunWith } from './application-values.ts';
import { doubtWords } from './confirmation.ts';
import { DoseAnswer } from './DoseAnswer.tsx';
import type { SavedApplication } from './use-save-application.ts';
import type { MedicineProps } from './MedicineFields.tsx';
import { useApplicationForm } from './use-application-form.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { nextDoseWords, prescriberWords } from '../shared/next-dose-words.ts';
import { standingNow } from '../shared/standing-now.ts';

interface Props {
  overview: Overview;
  pens: readonly Pen[];
  application: Application | null;
  /** The moment a new one begins with, as the form holds it; null for now. */
  moment: string | null;
  /** The pen a new one was asked for. */
  askedPenId?: string | undefined;
  /** Where there is no pen: the medicines to choose from, and that choice. */
  elsewhere?: Elsewhere;
  /** The patient typed it in the form before this one. */
  begun?: Begun | undefined;
  /** Goes on with a pen of elsewhere, or with one of those at home again. */
  onTurn?: ((begun: Begun) => void) | undefined;
  onClose: () => void;
}

interface Elsewhere {
  /** One product of each name. */
  medicines: readonly Glp1Product[];
  /** Draws that choice in the place of the pen's. */
  renderFields: (about: Pick<MedicineProps, 'form' | 'isOfNow' | 'onPens'>) => ReactNode;
}

/** A dose that was injected: everything is suggested, so a new one needs no more than its button. */
export function ApplicationDialog({
  overview,
  pens,
  application,
  moment,
  askedPenId,
  elsewhere,
  begun,
  onTurn,
  onClose,
}: Props) {
  const { timeZone } = useSession();
  const now = useNow();
  const [answered, setAnswered] = useState<SavedApplication | null>(null);
  const medicines = elsewhere?.medicines;
  const about = { overview, pens, application, moment, askedPenId, medicines, begun };
  const state = useApplicationForm(about, (saved) => {
    if (application || !saved) return onClose();
    setAnswered(saved);
    return true;
  });
  const { form } = state;
  const turn =
    onTurn &&
    (() => {
      state.discard();
      onTurn(begunWith(form.getValues()));
    });
  const pen = pens.find((each) => each.id === state.penId);

  if (answered) return <DoseAnswer message={answered} onClose={onClose} />;
  return (
    <FormDialog
      title={application ? 'Editar aplicação' : 'Nova aplicação'}
      description={application && doseText(application)}
      recording={state}
      {...(!application && {
        renderActions: (id: string) => (
          <RecordActions form={id} isPending={state.isPending} moment={state.moment} />
        ),
      })}
      doubt={(question) => ({
        ...doubtWords(question, { overview, pen, zone: timeZone, now }),
        confirmLabel: 'Registrar mesmo assim',
      })}
      onClose={onClose}
    >
      {!application && state.moment === null && <MissedNote overview={overview} />}
      <ApplicationFields
        form={form}
        pens={pens}
        overview={overview}
        application={application}
        medicineFields={elsewhere?.renderFields({ form, isOfNow: moment === null, onPens: turn })}
        onElsewhere={turn}
        isPenless={application !== null && !pens.some((each) => each.id === application.penId)}
      />
    </FormDialog>
  );
}

/** A dose that is over by the leaflet: the form opens from anywhere, and says it as the lead does. */
function MissedNote({ overview }: { overview: Overview }) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const nextDose = standingNow(overview.nextDose, { zone, now });
  if (nextDose.state !== 'missed') return null;
  const text = prescriberWords(nextDose)?.detail ?? nextDoseWords(nextDose, { zone, now })?.headline;
  return <Notice tone="attention">{text} Registre só se ela foi mesmo aplicada.</Notice>;
}
