import { DAYS_PER_MONTH } from '../inventory/frequency.ts';
import type { Pace } from '../inventory/pace.ts';
import { addDays, type Day } from '../time/days.ts';
import type { Recurrence } from './schedule.ts';

/** A plan that is in force, and the product it draws on. */
export interface PacedPlan extends Recurrence {
  productId: string;
  quantityPerDose: number;
  startDate: Day;
  /** A course of so many doses. */
  totalDoses: number | null;
}

/** How the plans of each product take it together, by product; the doses of several are averaged. */
export function plannedPaces(plans: readonly PacedPlan[], today: Day): Map<string, Pace> {
  const drawing = plans.filter((plan) => plan.startDate <= today && !isCourseOver(plan, today));
  return new Map(
    [...Map.groupBy(drawing, ({ productId }) => productId)].map(([productId, sharing]) => {
      const doses = sum(sharing.map(dosesPerDay));
      const units = sum(sharing.map((plan) => dosesPerDay(plan) * plan.quantityPerDose));
      return [productId, { unitsPerDose: units / doses, frequency: { times: doses, per: 'day' } }];
    }),
  );
}

function dosesPerDay({ frequency, timesPerDay, ...plan }: PacedPlan): number {
  switch (frequency) {
    case 'daily':
      return timesPerDay;
    case 'weekly':
      return (timesPerDay * Math.max(1, plan.weekdays)) / 7;
    case 'monthly':
      return timesPerDay / DAYS_PER_MONTH;
    case 'custom':
      return timesPerDay * shareOfDays(plan);
  }
}

function shareOfDays({
  intervalDays,
  daysOn,
  daysOff,
}: Omit<PacedPlan, 'frequency' | 'timesPerDay'>): number {
  if (intervalDays !== null) return 1 / intervalDays;
  return daysOn === null || daysOff === null ? 1 : daysOn / (daysOn + daysOff);
}

/** No column says when the last dose of a course was; a pause makes it later than this, and the box speaks again. */
function isCourseOver(plan: PacedPlan, today: Day): boolean {
  const { totalDoses, startDate } = plan;
  return totalDoses !== null && addDays(startDate, Math.ceil(totalDoses / dosesPerDay(plan))) <= today;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
