import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { isToConfirm, type MilestoneStep, milestoneSteps } from '@leveza/domain/measurements/milestones.ts';
import type { Body } from '@leveza/domain/profile/healthy-weight.ts';
import { Circle, CircleCheck, Flag } from 'lucide-react';
import { use } from 'react';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { FoldLabel } from '../../../ui/FoldLabel.tsx';
import { TO_CONFIRM } from '../shared/milestone-words.ts';

const NEXT_SHOWN = 2;

type Patient = Pick<Body, 'birthDate' | 'today'>;

/** Milestones as one line that opens: those reached with their dates, and the nearest ahead, without a deadline. */
export function MilestonesFold({ summary }: { summary: MeasurementSummary }) {
  const { birthDate, createdAt, timeZone, treatmentStart } = useSession();
  const today = useToday();
  // Both what they are called and which were reached tell of the weight.
  if (use(AreFiguresCovered)) {
    return (
      <p className="rounded-2xl border border-line bg-surface px-4 py-3 text-pretty text-ink-soft">
        Os marcos estão cobertos, como você pediu.
      </p>
    );
  }
  const { reached, ahead } = inOrder(summary, { birthDate, today });
  const [next] = ahead;
  const joinedOn = dayOf(createdAt, timeZone);
  // The weight that a patient of month four brings along was reached before, on a day that is not known.
  const isFromBefore = (key: string, reachedOn: string) =>
    key !== 'first' && reachedOn === joinedOn && treatmentStart !== null && treatmentStart < joinedOn;
  return (
    <section aria-label="Marcos">
      <Fold
        icon={Flag}
        label={
          <FoldLabel title={reachedText(reached.length)}>
            {next && (next.isWaiting ? `${next.title}. ${TO_CONFIRM}.` : `Mais adiante: ${next.title}`)}
          </FoldLabel>
        }
      >
        <ul className="grid gap-3">
          {reached.map(({ key, title, reachedOn }) => (
            <li key={key} className="flex items-start gap-2.5">
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
              <span className="grid">
                <span className="font-medium">{title}</span>
                <span className="text-sm text-ink-soft tabular-nums">
                  {isFromBefore(key, reachedOn!) ? 'Antes do Leveza' : `Em ${formatDay(reachedOn!)}`}
                </span>
              </span>
            </li>
          ))}
          {ahead.slice(0, NEXT_SHOWN).map(({ key, title, isWaiting }) => (
            <li key={key} className="flex items-start gap-2.5 text-ink-faint">
              <Circle aria-hidden className="mt-0.5 size-5 shrink-0" />
              <span className="grid">
                <span>{title}</span>
                <span className="text-sm">{isWaiting ? TO_CONFIRM : 'Mais adiante'}</span>
              </span>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

function reachedText(count: number): string {
  if (count === 0) return 'Marcos';
  return count === 1 ? 'Marcos: 1 alcançado' : `Marcos: ${count} alcançados`;
}

/** The reached by their day; those ahead from the nearest on. */
function inOrder(summary: MeasurementSummary, patient: Patient) {
  const { milestones, initialWeight, targetWeight, height, latest } = summary;
  const steps = milestoneSteps({ initialWeight, targetWeight, heightCm: height, ...patient });
  const kgOf = new Map(steps.map(({ key, atOrBelowKg }) => [key, atOrBelowKg]));
  const isWaiting = (step: MilestoneStep) => isToConfirm(step, latest?.weight ?? null);
  const waiting = new Set(steps.filter(isWaiting).map(({ key }) => key));
  const byWeight = milestones.toSorted((a, b) => (kgOf.get(b.key) ?? 0) - (kgOf.get(a.key) ?? 0));
  return {
    reached: byWeight
      .filter(({ reachedOn }) => reachedOn !== null)
      .toSorted((a, b) => a.reachedOn!.localeCompare(b.reachedOn!)),
    ahead: byWeight
      .filter(({ reachedOn }) => reachedOn === null)
      .map((milestone) => ({ ...milestone, isWaiting: waiting.has(milestone.key) })),
  };
}
