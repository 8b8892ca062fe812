import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { DOSE_STATE_WORD } from '@leveza/domain/usage/state-words.ts';
import { EllipsisVertical } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TickRow } from '../../../ui/TickRow.tsx';
import { lateText, plannedText, snoozeText, takenWhen } from './dose-line.ts';
import { stateAt } from './open-doses.ts';
import { TakeDoseQuestion } from './TakeDoseQuestion.tsx';
import type { Taking } from './use-take-doses.ts';
import { useTickDose } from './use-tick-dose.ts';

const DoseMore = lazyPart(() => import('./DoseMore.tsx'), 'DoseMore');

/** The states that a row says in a word; the tick and the time say the others. */
const STATE_WORD: Partial<Record<PlannedDose['state'], { text: string; look: string }>> = {
  late: { text: DOSE_STATE_WORD.late, look: 'text-attention-ink' },
  skipped: { text: DOSE_STATE_WORD.skipped, look: 'text-ink-soft' },
};

/** A planned dose as a row with a tick; putting it off, another time and skipping stand behind its three dots. */
export function TickDose({ dose: planned, taking }: { dose: PlannedDose; taking?: Taking }) {
  const { timeZone } = useSession();
  const today = useToday();
  const now = useNow();
  const dose = { ...planned, state: stateAt(planned, now) };
  const { isTaken, isPending, isWaiting, question, change, confirm, forget, fromElsewhere } = useTickDose(
    dose,
    taking,
  );
  const [isMoreShown, setMoreShown] = useState(false);
  const { name, takenClock, state } = dose;
  const snoozed = snoozeText(dose, { zone: timeZone, now });
  const word = snoozed ? { text: snoozed, look: 'text-info-ink' } : STATE_WORD[state];
  const isMore = isMoreShown && !isTaken;
  return (
    <TickRow
      title={name}
      state={!isTaken && word && <span className={`text-sm font-semibold ${word.look}`}>{word.text}</span>}
      detail={
        takenClock && isTaken
          ? `Tomado ${takenWhen({ ...dose, takenClock })}`
          : [plannedText(dose, today, now), !snoozed && lateText(dose, today)].filter(Boolean).join('. ')
      }
      isTicked={isTaken}
      isWaiting={isWaiting}
      onChange={change}
      more={
        !isTaken && (
          <IconButton
            icon={EllipsisVertical}
            aria-label={`Mais ações: ${name}`}
            aria-expanded={isMore}
            onPress={() => setMoreShown(!isMoreShown)}
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
              onElsewhere={fromElsewhere}
            />
          ) : (
            <DoseMore dose={dose} onDone={() => setMoreShown(false)} />
          )}
        </Suspense>
      )}
    </TickRow>
  );
}
