import type { PlanInput } from '@leveza/contract/plans/fields.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { occurrences } from '@leveza/domain/plans/occurrences.ts';
import { addDays, type Day } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';
import { planDoses } from '../applications/shared/plan-doses.ts';
import { labelledProduct } from '../pens/shared/glp1-of.ts';
import { legalStatusOf } from '../pens/shared/legal-status.ts';
import { planOfDoses } from './plan-of-doses.ts';
import type { WholePlan } from './store.ts';

/** The doses of a GLP-1 plan are the applications of the treatment. */
export const isTreatment = ({ versions }: WholePlan) => versions.at(-1)!.medicationType === 'glp1';

/** The farthest first dose of a monthly rhythm. */
const SEARCH_DAYS = 62;

/** Lets the treatment follow a GLP-1 plan from a day on: its rhythm, and the moment of the first dose. */
export async function followPlan(
  call: Call,
  plan: WholePlan,
  { from, confirmEarly }: { from: Day; confirmEarly: boolean },
): Promise<void> {
  const version = plan.versions.at(-1)!;
  const medicine = { catalogId: version.catalogId, medicationName: version.name };
  if (legalStatusOf(medicine) === 'prohibited') {
    throw new Problem('invalid-input', { fields: { name: 'Para este produto o Leveza não faz planos.' } });
  }
  const [first] = occurrences(planOfDoses(plan), { from, to: addDays(from, SEARCH_DAYS) });
  if (!first) return;
  await planDoses(call, {
    medicine: { ...medicine, catalogId: version.catalogId ?? labelledProduct(medicine)?.id ?? null },
    at: instantAt(first.day, first.time, call.zone),
    intervalDays: intervalOf(version),
    confirmEarly,
  });
}

type Said = Pick<PlanInput, 'frequency' | 'scheduledTimes' | 'daysOfWeek' | 'intervalDays' | 'daysOn'>;

/** Days between two doses; a rhythm without one number of days is not one of an injection. */
function intervalOf({ frequency, scheduledTimes, daysOfWeek, intervalDays, daysOn }: Said): number {
  if (frequency === 'monthly') throw refused('frequency', 'Escolha diário, semanal ou a cada quantos dias.');
  if (frequency === 'daily') return 1 / scheduledTimes.length;
  if (scheduledTimes.length > 1) throw refused('scheduledTimes', 'Escolha um só horário.');
  if (frequency === 'weekly') {
    if (daysOfWeek.length > 1) throw refused('daysOfWeek', 'Escolha um só dia da semana.');
    return 7;
  }
  if (intervalDays === null || daysOn !== null) throw refused('intervalDays', 'Informe a cada quantos dias.');
  return intervalDays;
}

const refused = (field: keyof Said, sentence: string) =>
  new Problem('invalid-input', { fields: { [field]: sentence } });
