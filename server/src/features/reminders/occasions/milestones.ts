import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import type { Occasion } from '@leveza/domain/reminders/occasion.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { milestoneSteps } from '@leveza/domain/measurements/milestones.ts';
import { milestoneMoments } from '@leveza/domain/moments/reached.ts';
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
  call: Call,
  treatment: Treatment,
): Question<MeasurementSummary['milestones']> {
  const known = knownOf(call, treatment);
  return milestonesQuestion(call.owner, { known, since: treatmentStart(treatment), zone: call.zone });
}

function knownOf({ zone, now }: Call, { profile }: Treatment): Parameters<typeof milestoneSteps>[0] {
  const body = bodyOf(profile, dayIn(zone, now));
  const targetWeight = aimOf(profile?.targetWeight ?? null, body);
  return { initialWeight: profile?.initialWeight ?? null, targetWeight, ...body };
}

/** One a day: of the steps that a weighing reached and that still hold, the furthest; none of a weight that is too low. */
export function milestoneOccasions(
  call: Call,
  treatment: Treatment,
  weighed: Omit<Parameters<typeof milestoneMoments>[0], 'known'>,
): Occasion[] {
  const moments = milestoneMoments({ known: knownOf(call, treatment), ...weighed });
  return [...Map.groupBy(moments, ({ happenedOn }) => happenedOn)].map(([reachedOn, [furthest]]) => {
    const { subject, name } = furthest!;
    const at = morningOf(addDays(reachedOn, 1), call.zone);
    return occasionOf('milestone', {
      what: `milestone:${subject}`,
      at,
      usefulUntil: later(at, USEFUL_MS),
      place: CHART,
      priority: 'low',
      detailed: { title: `Você alcançou: ${name}`, body: 'A média da semana confirma.' },
    });
  });
}
