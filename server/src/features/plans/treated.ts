import type { PlanInput } from '@leveza/contract/plans/fields.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { stepsFrom, type TitrationStep } from '@leveza/domain/applications/titration.ts';
import { occurrences } from '@leveza/domain/plans/occurrences.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';
import { beginsTreatment } from '../applications/shared/begins-treatment.ts';
import { doubtInterval } from '../applications/shared/doubt-interval.ts';
import { putDoseSteps } from '../applications/shared/dose-steps.ts';
import { planDoses } from '../applications/shared/plan-doses.ts';
import { readTreatment } from '../applications/shared/treatment.ts';
import { labelledProduct } from '../pens/shared/glp1-of.ts';
import { legalStatusOf } from '../pens/shared/legal-status.ts';
import { isSameTreatment } from '../pens/shared/same-treatment.ts';
import { doubtSteps, keepsSteps, stepLengths, stepsAfterChange } from './plan-steps.ts';
import { planOfDoses } from './plan-of-doses.ts';
import type { WholePlan } from './store.ts';

/**
 * The doses of a GLP-1 plan are the applications of the treatment. No plan becomes one or ceases to be one; of an imported
 * file that says otherwise, any version counts, so that no box gives an injection.
 */
export const isTreatment = ({ versions }: WholePlan) =>
  versions.some(({ medicationType }) => medicationType === 'glp1');

/** The farthest first dose of a monthly rhythm. */
const SEARCH_DAYS = 62;

interface Followed {
  plan: WholePlan;
  from: Day;
  input: PlanInput;
}

/** Lets the treatment follow a new GLP-1 plan: its rhythm, the moment of the first dose, and the doses. */
export async function followPlan(call: Call, followed: Followed): Promise<void> {
  const first = await followRhythm(call, followed);
  if (first) await followSteps(call, followed, stepsFrom(first, stepLengths(followed.input)));
}

/** A change of a plan that says nothing new about the doses keeps its steps. */
export async function followChange(call: Call, followed: Followed): Promise<void> {
  const { titration: before } = await readTreatment(call);
  const { input, from, plan } = followed;
  const today = dayIn(call.zone, call.now);
  const titration = before && isSameTreatment(before.medicine, medicineOf(plan)) ? before : null;
  if (!(await followRhythm(call, followed)) || keepsSteps(input, titration)) return;
  await followSteps(call, followed, stepsAfterChange(stepLengths(input), titration, { from, today }));
}

/** Lets the treatment follow a plan that was ended: with the steps it had, or its one dose where they were replaced. */
export async function followAgain(
  call: Call,
  { plan, answers, keepsSteps: keeps }: { plan: WholePlan; answers: Confirmations; keepsSteps: boolean },
): Promise<void> {
  const today = dayIn(call.zone, call.now);
  const { titration } = await readTreatment(call);
  const first = await followRhythm(call, { plan, from: today, input: answers });
  const isKept = keeps && titration && isSameTreatment(titration.medicine, medicineOf(plan));
  if (!first || isKept) return;
  const input = { ...answers, ...plan.versions.at(-1)!, steps: undefined };
  await followSteps(call, { plan, from: today, input }, stepsFrom(first, stepLengths(input)));
}

type Confirmations = Pick<PlanInput, 'confirmEarly' | 'confirmDose'>;

async function followSteps(
  call: Call,
  { plan, from, input }: Omit<Followed, 'input'> & { input: Confirmations },
  steps: TitrationStep[],
): Promise<void> {
  const medicine = medicineOf(plan);
  if (!input.confirmDose) {
    const { last } = await readTreatment(call);
    const isFirstOfAll = last === null && (await beginsTreatment(call, call.now));
    doubtSteps(medicine, { steps, isFirstOfAll }, call.zone);
  }
  const first = steps[0]?.from ?? from;
  await putDoseSteps(call, { medicine, from: first < from ? first : from, steps });
}

function medicineOf({ versions }: WholePlan) {
  const { catalogId, name } = versions.at(-1)!;
  const medicine = { catalogId, medicationName: name };
  return { ...medicine, catalogId: catalogId ?? labelledProduct(medicine)?.id ?? null };
}

/** The day of the first dose; null where the plan has none. */
async function followRhythm(
  call: Call,
  { plan, from, input: { confirmEarly, confirmDose } }: Omit<Followed, 'input'> & { input: Confirmations },
): Promise<Day | null> {
  const version = plan.versions.at(-1)!;
  const medicine = medicineOf(plan);
  if (legalStatusOf(medicine) === 'prohibited') {
    throw new Problem('invalid-input', { fields: { name: 'Para este produto o Leveza não faz planos.' } });
  }
  const [first] = occurrences(planOfDoses(plan), { from, to: addDays(from, SEARCH_DAYS) });
  if (!first) return null;
  const intervalDays = intervalOf(version);
  const { intervalDays: before } = await readTreatment(call);
  await planDoses(call, {
    medicine,
    at: instantAt(first.day, first.time, call.zone),
    intervalDays,
    confirmEarly,
  });
  // Asked last: an interval that the label rules out is refused without a question.
  const label = labelledProduct(medicine)?.intervalDays ?? null;
  if (!confirmDose) doubtInterval({ label, before, after: intervalDays });
  return first.day;
}

type RhythmFields = Pick<
  PlanInput,
  'frequency' | 'scheduledTimes' | 'daysOfWeek' | 'intervalDays' | 'daysOn'
>;

const MOST_DAYS = 60;

/** Days between two doses; a rhythm without one number of days is not one of an injection. */
function intervalOf({ frequency, scheduledTimes, daysOfWeek, intervalDays, daysOn }: RhythmFields): number {
  if (frequency === 'monthly') throw refused('frequency', 'Escolha diário, semanal ou a cada quantos dias.');
  if (scheduledTimes.length > 1) throw refused('scheduledTimes', 'Escolha um só horário.');
  if (frequency === 'daily') return 1;
  if (frequency === 'weekly') {
    if (daysOfWeek.length > 1) throw refused('daysOfWeek', 'Escolha um só dia da semana.');
    return 7;
  }
  if (intervalDays === null || daysOn !== null) throw refused('intervalDays', 'Informe a cada quantos dias.');
  // As the settings of the applications say it.
  if (intervalDays > MOST_DAYS) throw refused('intervalDays', `De 1 a ${MOST_DAYS} dias entre aplicações.`);
  return intervalDays;
}

const refused = (field: keyof RhythmFields, sentence: string) =>
  new Problem('invalid-input', { fields: { [field]: sentence } });
