import { decimal } from '../decimal.ts';
import type { FrequencyChoice } from '../inventory/frequency.ts';
import type { PlanType } from './plan-words.ts';
import type { Recurrence } from './schedule.ts';

/** How often a plan is taken, as far as a doctor needs it: not at which hours. */
export interface Rhythm extends Recurrence {
  planType: PlanType;
  /** Of a plan as needed. */
  mostPerDay: number | null;
  isPaused: boolean;
}

const LIST = new Intl.ListFormat('pt-BR');

const times = (count: number) => (count === 1 ? '1 vez' : `${decimal(count)} vezes`);

/** '2 vezes ao dia' for one in the morning and one at night; plans that cannot be added up are told one by one. */
export function howOften(plans: readonly Rhythm[]): string {
  if (plans.every(isDaily)) return `${times(plans.reduce((sum, plan) => sum + plan.timesPerDay, 0))} ao dia`;
  return LIST.format(
    new Set(plans.map((plan) => `${rhythmText(plan)}${plan.isPaused ? ' (em pausa)' : ''}`)),
  );
}

const isDaily = ({ planType, frequency, isPaused }: Rhythm) =>
  planType !== 'as_needed' && frequency === 'daily' && !isPaused;

function rhythmText(plan: Rhythm): string {
  const { planType, frequency, timesPerDay, intervalDays, daysOn, daysOff, mostPerDay } = plan;
  if (planType === 'as_needed')
    return mostPerDay === null ? AS_NEEDED : `${AS_NEEDED}, até ${times(mostPerDay)} ao dia`;
  if (frequency === 'weekly') return `${times(timesPerDay * Math.max(1, plan.weekdays))} por semana`;
  if (frequency === 'monthly') return `${times(timesPerDay)} por mês`;
  if (intervalDays !== null && intervalDays > 1)
    return `${timesPerDay === 1 ? '' : `${times(timesPerDay)} `}a cada ${intervalDays} dias`;
  const everyDay = `${times(timesPerDay)} ao dia`;
  return daysOn === null || daysOff === null
    ? everyDay
    : `${everyDay}, ${days(daysOn)} com e ${days(daysOff)} sem`;
}

const AS_NEEDED = 'se precisar';
const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);

const PER: Record<Exclude<FrequencyChoice, 'as-needed'>, string> = {
  day: 'ao dia',
  week: 'por semana',
  month: 'por mês',
};

/** As a box says it; null where it does not. */
export function howOftenOfBox(frequencyTimes: number | null, per: FrequencyChoice | null): string | null {
  if (per === 'as-needed') return AS_NEEDED;
  return frequencyTimes === null || per === null ? null : `${times(frequencyTimes)} ${PER[per]}`;
}
