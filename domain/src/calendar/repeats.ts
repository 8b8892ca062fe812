import { addDays, type Day } from '../time/days.ts';
import { addMonths, dayOfMonth } from '../time/months.ts';

export const REPEATS = ['none', 'weekly', 'monthly', 'yearly'] as const;
export type Repeats = (typeof REPEATS)[number];

export const REPEATS_LABEL: Record<Repeats, string> = {
  none: 'Não se repete',
  weekly: 'Toda semana',
  monthly: 'Todo mês',
  yearly: 'Todo ano',
};

/** As many appointments as anyone books at once. */
export const MOST_REPEATS = 24;

/** The days of an appointment that repeats, the first included; the 31st of a shorter month is its last day. */
export function repeatedDays(first: Day, { every, times }: { every: Repeats; times: number }): Day[] {
  const count = every === 'none' ? 1 : times;
  return Array.from({ length: count }, (_, n) => {
    if (every === 'weekly') return addDays(first, 7 * n);
    const month = addMonths(first.slice(0, 7), every === 'yearly' ? 12 * n : n);
    return dayOfMonth(month, Number(first.slice(8)));
  });
}
