export type HalfLifeUnit = 'days' | 'hours';

const HOURS_IN: Record<HalfLifeUnit, number> = { days: 24, hours: 1 };

const round4 = (value: number) => Math.round(value * 1e4) / 1e4;

export const hoursOf = (value: number, unit: HalfLifeUnit): number => round4(value * HOURS_IN[unit]);

export const halfLifeIn = (hours: number, unit: HalfLifeUnit): number => round4(hours / HOURS_IN[unit]);

/** Days where they come out to one decimal, else hours: 144 hours are 6 days, 165 hours stay hours. */
export function halfLifeUnit(hours: number): HalfLifeUnit {
  const days = halfLifeIn(hours, 'days');
  return days >= 1 && round4(days * 10) % 1 === 0 ? 'days' : 'hours';
}

const WORDS: Record<HalfLifeUnit, [one: string, more: string]> = {
  days: ['dia', 'dias'],
  hours: ['hora', 'horas'],
};

/** '6 dias', '1,5 dia', '13 horas' */
export function halfLifeText(hours: number): string {
  const unit = halfLifeUnit(hours);
  const value = halfLifeIn(hours, unit);
  return `${String(value).replace('.', ',')} ${WORDS[unit][value < 2 ? 0 : 1]}`;
}
