import type { Report } from '@leveza/contract/reports/reports.ts';
import { RATE_DAYS } from '@leveza/domain/measurements/rate.ts';
import { TREND_DAYS } from '@leveza/domain/measurements/trend.ts';
import { type Day, addDays } from '@leveza/domain/time/days.ts';

/**
 * A patient's own report compares with what came before its period; a link tells nothing recorded before its first
 * day. The starting weight and its milestones belong to the day the treatment began.
 */
export function cutToPeriod(report: Report, start: Day | null): Report {
  const { from, exams, weight, treatment, effects, milestones, lastAppointmentOn } = report;
  const isFromStart = start !== null && start >= from;
  return {
    ...report,
    lastAppointmentOn: onOrAfter(from, lastAppointmentOn),
    treatment: treatment && cutTreatment(treatment, from),
    weight: weight && cutWeight(weight, report, isFromStart),
    milestones: isFromStart ? milestones : null,
    effects: effects && cutEffects(effects, treatment?.doses ?? []),
    exams: exams && cutExams(exams, from),
  };
}

const onOrAfter = (from: Day, day: Day | null) => (day !== null && day >= from ? day : null);

type Treatment = NonNullable<Report['treatment']>;

function cutTreatment(treatment: Treatment, from: Day): Treatment {
  const { startedOn, lastAppliedOn, nextPlannedOn, tablets } = treatment;
  const isLastBefore = lastAppliedOn !== null && lastAppliedOn < from;
  return {
    ...treatment,
    startedOn: onOrAfter(from, startedOn),
    nextPlannedOn: onOrAfter(from, nextPlannedOn),
    tablets: tablets?.lastTakenOn != null && tablets.lastTakenOn < from ? null : tablets,
    ...(isLastBefore && { lastAppliedOn: null, medicationName: null, doseMg: null }),
  };
}

type Weight = NonNullable<Report['weight']>;

function cutWeight(weight: Weight, { from, to }: Report, isFromStart: boolean): Weight {
  return {
    ...weight,
    trend: weight.trend.filter(({ day }) => day >= addDays(from, TREND_DAYS)),
    weeklyRateKg: from > addDays(to, -RATE_DAYS) ? null : weight.weeklyRateKg,
    ...(!isFromStart && { initialKg: null, sinceStartKg: null, sinceStartPercent: null }),
  };
}

type Effects = NonNullable<Report['effects']>;

/** A dose in use that was applied before the first day is left out, rather than said to be none. */
function cutEffects(effects: Effects, doses: Treatment['doses']): Effects {
  const applied = new Set(doses.map(({ medicationName, doseMg }) => `${medicationName}:${doseMg}`));
  return {
    ...effects,
    byType: effects.byType.map((effect) => ({
      ...effect,
      byDose: effect.byDose.filter(({ medicationName, doseMg }) =>
        applied.has(`${medicationName}:${doseMg}`),
      ),
    })),
  };
}

type Exams = NonNullable<Report['exams']>;

function cutExams({ outOfRange, followed, typedHba1c, ...exams }: Exams, from: Day): Exams {
  const cut = (lines: Exams['followed']) =>
    lines.map((line) => (line.change && line.change.before.day < from ? { ...line, change: null } : line));
  return {
    ...exams,
    typedHba1c: typedHba1c && typedHba1c.day >= from ? typedHba1c : null,
    outOfRange: cut(outOfRange),
    followed: cut(followed).filter(({ change }) => change !== null),
  };
}
