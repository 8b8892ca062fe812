import type { Today } from '@leveza/contract/dashboard.ts';
import { DOSES_OF_CONSTANCY } from '@leveza/domain/moments/constancy.ts';
import { milestoneSteps, nextMilestone } from '@leveza/domain/measurements/milestones.ts';
import { fastingAfter } from '@leveza/domain/plans/fasting-wait.ts';
import { aimOf, isLowWeight } from '@leveza/domain/profile/healthy-weight.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import { askTogether } from '../../db/ask-together.ts';
import { keepAlone } from '../../http/keep-alone.ts';
import type { Question } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { newestApplicationsQuestion } from '../applications/shared/past-doses.ts';
import { suggestPen } from '../applications/shared/suggest-pen.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import { treatmentQuestion } from '../applications/shared/treatment.ts';
import { levelSpark } from '../level/shared/level-spark.ts';
import { milestonesQuestion, treatmentStart } from '../measurements/shared/milestones.ts';
import { weightMonthsToKeepQuestion } from '../measurements/shared/weight-months.ts';
import { newestWeightsQuestion } from '../measurements/shared/weights.ts';
import { momentFactsQuestion } from '../moments/shared/moment-facts.ts';
import { momentOf } from '../moments/shared/moment-of.ts';
import { intakeQuestions, todayIntake } from '../nutrition/shared/today-intake.ts';
import { stockQuestion } from '../pens/shared/shelf.ts';
import { planDay } from '../plans/shared/plan-day.ts';
import { type TakenTablet, takenTabletsQuestion } from '../plans/shared/taken-tablets.ts';
import { bodyOf } from '../profile/shared/body-of.ts';
import { chosenZonesQuestion, lastUsesQuestion, rotationOf } from '../rotation/shared/read-rotation.ts';
import { heldDoseQuestion } from '../side-effects/shared/held-dose.ts';
import { spanOfUses } from '../usage/shared/clock-of-use.ts';
import { dailyBoxesQuestion, toTakeFromBoxes } from './daily-boxes.ts';
import { tabletBoxesQuestion, tabletsFrom } from './tablet-boxes.ts';

/** The day in detail, beside the dashboard: neither waits for the other. */
export async function readToday(call: Call): Promise<Today> {
  const { db, owner, zone, now } = call;
  const today = dayIn(zone, now);
  const [[records, milestones], planned] = await askTogether(
    db,
    async () => {
      const found = await askInOne(
        db,
        treatmentQuestion(call),
        newestApplicationsQuestion(owner, DOSES_OF_CONSTANCY),
        stockQuestion(owner),
        lastUsesQuestion(owner),
        chosenZonesQuestion(owner),
        dailyBoxesQuestion(call),
        tabletBoxesQuestion(call),
        newestWeightsQuestion(owner, 1),
        momentFactsQuestion(call),
        tabletsOfToday(call),
        heldDoseQuestion(owner, now),
        ...intakeQuestions(call),
      );
      return [found, await milestonesOf(call, found[0])] as const;
    },
    () => planDay(call),
  );
  const [treatment, newest, pens, uses, chosen, boxes, tablets, [latest], facts, taken, held, ...intake] =
    records;
  const { last, intervalDays } = treatment;
  const { box, since } = await tabletsFrom(call, tablets, planned.plans);
  const weight = latest?.weight ?? null;
  const { suggested } = rotationOf(call, { uses, chosen }, { newest: newest.slice(0, 2), intervalDays });
  return {
    dose: doseOf(call, treatment, { shelf: pens.full, newest }),
    suggestedZone: suggested,
    lastZone: last?.zone ?? null,
    lastDoseAt: last?.appliedAt.toISOString() ?? null,
    level: levelSpark(treatment, newest, now),
    doses: planned.doses,
    tabletPlanIds: planned.tabletPlanIds,
    tabletBox: planned.isTabletPlanned ? null : box,
    tabletsSince: planned.glp1Since ?? since,
    doseHold: held,
    fasting: fastingReply(taken, now),
    toTake: toTakeFromBoxes(boxes, {
      plans: planned.plans,
      tablets: {
        taken: taken.filter(({ day, isOnceADay }) => isOnceADay && day === today).length,
        isPlanned: planned.isTabletPlanned,
      },
      tabletBoxes: tablets,
      today,
    }),
    nextMilestone: milestoneAhead(milestones, weight),
    moment: momentOf(call, {
      treatment,
      newest,
      facts,
      tablets: planned.glp1,
      tabletsSince: planned.glp1Since,
      milestones: { ...milestones, currentWeight: weight },
    }),
    nutrition: todayIntake(call, intake),
  };
}

/** Tablets of today and of the hours before it: one may ask to wait beyond midnight. */
function tabletsOfToday({ owner, zone, now }: Call): Question<TakenTablet[]> {
  const today = dayIn(zone, now);
  const { since, until } = spanOfUses({ from: today, to: today }, zone);
  return takenTabletsQuestion({ owner, zone, from: since, to: until }, (taken) => taken);
}

function fastingReply(taken: readonly TakenTablet[], now: Date): Today['fasting'] {
  const tablets = taken.filter(({ isTablet }) => isTablet);
  const fasting = fastingAfter(
    tablets.map((tablet) => ({ ...tablet, takenAt: tablet.at })),
    now,
  );
  return fasting && { name: fasting.name, until: fasting.until.toISOString() };
}

function doseOf(call: Call, treatment: Treatment, atHand: Parameters<typeof suggestPen>[2]): Today['dose'] {
  const { medicationName, expectedDoseMg, otherDosesMg, counterfeitPenId } = suggestPen(
    call,
    treatment,
    atHand,
  );
  if (medicationName === null || expectedDoseMg === null) return null;
  return { medicationName, doseMg: expectedDoseMg, otherDosesMg, counterfeitPenId };
}

/** Nothing counts down for a weight that is too low. */
function milestoneAhead(
  { known, reached }: Awaited<ReturnType<typeof milestonesOf>>,
  currentWeight: number | null,
): Today['nextMilestone'] {
  if (isLowWeight(currentWeight, known)) return null;
  return nextMilestone({
    steps: milestoneSteps(known),
    reached: new Set(reached.flatMap(({ key, reachedOn }) => (reachedOn ? [key] : []))),
    currentWeight,
  });
}

/** Keeps months that are over, too: who never opens Medições would have ten years of weighings read at every call. */
async function milestonesOf(call: Call, treatment: Treatment) {
  const { db, owner, zone, now } = call;
  const { profile } = treatment;
  const body = bodyOf(profile, dayIn(zone, now));
  const targetWeight = aimOf(profile?.targetWeight ?? null, body);
  const known = { initialWeight: profile?.initialWeight ?? null, targetWeight, ...body };
  const since = treatmentStart(treatment);
  const [reached, toKeep] = await askInOne(
    db,
    milestonesQuestion(owner, { known, since, zone }),
    weightMonthsToKeepQuestion(call, since),
  );
  await keepAlone(call, toKeep);
  return { known, reached };
}
