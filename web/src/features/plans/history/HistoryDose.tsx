import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { useState } from 'react';
import { dayText } from '../../../lib/moment-words.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Row } from '../../../ui/Row.tsx';
import { isTakenApart } from '../shared/dose-line.ts';
import { doseDetail, STATE_LOOKS } from '../doses/dose-words.ts';

const DoseDialog = lazyDialog(() => import('../doses/DoseDialog.tsx'), 'DoseDialog');

/** A dose of a plan in the history; one that was not recorded can be recorded here. */
export function HistoryDose({ dose, plans }: { dose: PlannedDose; plans: readonly Plan[] }) {
  const today = useToday();
  const [isRecording, setRecording] = useState(false);
  const { name, state, day } = dose;
  const { label, icon: Icon, look } = STATE_LOOKS[state];
  // An application is recorded with its pen and site.
  const isRecordable =
    state !== 'taken' && state !== 'skipped' && day <= today && dose.medicationType !== 'glp1';
  return (
    <Row
      title={name}
      detail={
        <>
          <span className={`font-semibold ${look}`}>
            <Icon aria-hidden className="mr-1 inline size-4 align-text-bottom" />
            {label}
          </span>{' '}
          {!isTakenApart(dose) && `${dayText(day, today)} `}
          {doseDetail(dose, { plans })}
        </>
      }
      action={
        isRecordable && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Registrar Uso: ${name}`}
            onPress={() => setRecording(true)}
          >
            Registrar Uso
          </Button>
        )
      }
    >
      {isRecording && <DoseDialog plans={[]} dose={dose} onClose={() => setRecording(false)} />}
    </Row>
  );
}
