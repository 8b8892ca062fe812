import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import type { Occasion } from '@leveza/domain/reminders/occasion.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { aimOf } from '@leveza/domain/profile/healthy-weight.ts';
import type { Question } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { milestonesQuestion, treatmentStart } from '../../measurements/shared/milestones.ts';
import { bodyOf } from '../../profile/shared/body-of.ts';
import { later, occasionOf } from './occasion-of.ts';
import { morningOf } from './span.ts';

const CHART = { to: '/measurements', search: {} } as const;
const USEFUL_MS = 8 * DAY_MS;

/** Steps reached, told in the morning after: on the day itself the screen of the weighing says it. */
export function milestonesReachedQuestion(
  { owner, zone, now }: Call,
  treatment: Treatment,
): Question<MeasurementSummary['milestones']> {
  const { profile } = treatment;
  const body = bodyOf(profile, dayIn(zone, now));
  const targetWeight = aimOf(profile?.targetWeight ?? null, body);
  const known = { initialWeight: profile?.initialWeight ?? null, targetWeight, ...body };
  return milestonesQuestion(owner, { known, since: treatmentStart(treatment), zone });
}

export function milestoneOccasions(reached: MeasurementSummary['milestones'], zone: string): Occasion[] {
  return reached.flatMap(({ key, title, reachedOn }) => {
    // The first weighing is where the way begins.
    if (reachedOn === null || key === 'first') return [];
    const at = morningOf(addDays(reachedOn, 1), zone);
    return [
      occasionOf('milestone', {
        what: `milestone:${key}`,
        at,
        usefulUntil: later(at, USEFUL_MS),
        place: CHART,
        priority: 'low',
        detailed: { title: `Você alcançou: ${title}`, body: 'A média da semana confirma.' },
      }),
    ];
  });
}
