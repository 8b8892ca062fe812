import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Bar } from '../../ui/chart/bar-geometry.ts';
import type { DayValue } from '../../ui/chart/line-geometry.ts';

const START = Date.UTC(2026, 7, 2);
const dayAfter = (days: number) => new Date(START + days * DAY_MS).toISOString().slice(0, 10);

// A believable line without chance, so that pictures of this page compare from run to run.
const weightOn = (day: number) => 94 - day * 0.085 + Math.sin(day * 1.7) * 0.7;

export const WEIGHTS: DayValue[] = Array.from({ length: 50 }, (_, index) => {
  const isAway = index > 22 && index < 27;
  return { day: dayAfter(index * 2), value: isAway ? null : Math.round(weightOn(index * 2) * 10) / 10 };
});

export const TREND: DayValue[] = WEIGHTS.map(({ day }, index) => ({
  day,
  value: Math.round((94 - index * 2 * 0.085) * 10) / 10,
}));

export const DOSES: DayValue[] = [0.25, 0.25, 0.25, 0.25, 0.5, 0.5, null, 0.5, 0.5, 1, 1].map(
  (value, week) => ({
    day: dayAfter(week * 7),
    value,
  }),
);

export const WATER: Bar[] = [
  { key: 'seg', label: 'seg.', name: 'Segunda-feira', value: 1800, level: 'brand' },
  { key: 'ter', label: 'ter.', name: 'Terça-feira', value: 2100, level: 'ok' },
  { key: 'qua', label: 'qua.', name: 'Quarta-feira', value: 900, level: 'low' },
  { key: 'qui', label: 'qui.', name: 'Quinta-feira', value: null },
  { key: 'sex', label: 'sex.', name: 'Sexta-feira', value: 2300, level: 'ok' },
  { key: 'sab', label: 'sáb.', name: 'Sábado', value: 400, level: 'critical' },
  { key: 'dom', label: 'dom.', name: 'Domingo', value: 1500, level: 'brand' },
];

export const EMPTY: DayValue[] = [];
