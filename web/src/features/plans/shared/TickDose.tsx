import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { EllipsisVertical } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TickRow } from '../../../ui/TickRow.tsx';
import { plannedText, snoozeText, takenText } from './dose-line.ts';
import { useTickDose } from './use-tick-dose.ts';

const TakeDoseQuestion = lazyPart(() => import('./TakeDoseQuestion.tsx'), 'TakeDoseQuestion');
const DoseMore = lazyPart(() => import('./DoseMore.tsx'), 'DoseMore');

/** A planned dose as a row with a tick; putting it off, another time and skipping stand behind its three dots. */
export function TickDose({ dose }: { dose: PlannedDose }) {
  const { timeZone } = useSession();
  const today = useToday();
  const { isTaken, isPending, question, change, confirm, forget } = useTickDose(dose);
  const [isMoreShown, setMoreShown] = useState(false);
  const { name, takenAt, state } = dose;
  const snoozed = snoozeText(dose, { zone: timeZone, now: useNow() });
  const isMore = isMoreShown && !isTaken;
  return (
    <TickRow
      title={name}
      detail={
        takenAt && isTaken ? (
          takenText(takenAt, timeZone)
        ) : (
          <>
            {snoozed ? (
              <span className="font-semibold text-info-ink">{snoozed} · </span>
            ) : (
              state === 'late' && <span className="font-semibold text-attention-ink">Atrasada </span>
            )}
            {state === 'skipped' && <span className="font-semibold">Pulada </span>}
            {plannedText(dose, today)}
          </>
        )
      }
      isTicked={isTaken}
      onChange={change}
      more={
        !isTaken && (
          <IconButton
            icon={EllipsisVertical}
            aria-label={`Mais ações: ${name}`}
            aria-expanded={isMore}
            onPress={() => setMoreShown(!isMoreShown)}
            className="mr-1"
          />
        )
      }
    >
      {(question || isMore) && (
        <Suspense fallback={null}>
          {question ? (
            <TakeDoseQuestion
              problem={question.problem}
              name={name}
              isPending={isPending}
              onConfirm={confirm}
              onCancel={forget}
            />
          ) : (
            <DoseMore dose={dose} onDone={() => setMoreShown(false)} />
          )}
        </Suspense>
      )}
    </TickRow>
  );
}
