import { expect, test } from 'vitest';
import { howOften, howOftenOfBox, type Rhythm } from './how-often.ts';

const DAILY: Rhythm = {
  planType: 'continuous',
  frequency: 'daily',
  timesPerDay: 1,
  weekdays: 0,
  intervalDays: null,
  daysOn: null,
  daysOff: null,
  mostPerDay: null,
  isPaused: false,
};

test.each<[string, Partial<Rhythm>[]]>([
  ['1 vez ao dia', [{}]],
  ['3 vezes ao dia', [{ timesPerDay: 3 }]],
  ['2 vezes ao dia', [{}, {}]],
  ['1 vez por semana', [{ frequency: 'weekly' }]],
  ['6 vezes por semana', [{ frequency: 'weekly', weekdays: 3, timesPerDay: 2 }]],
  ['1 vez por mês', [{ frequency: 'monthly' }]],
  ['a cada 2 dias', [{ frequency: 'custom', intervalDays: 2 }]],
  ['2 vezes a cada 3 dias', [{ frequency: 'custom', intervalDays: 3, timesPerDay: 2 }]],
  ['1 vez ao dia', [{ frequency: 'custom', intervalDays: 1 }]],
  ['1 vez ao dia, 21 dias com e 7 dias sem', [{ frequency: 'custom', daysOn: 21, daysOff: 7 }]],
  ['se precisar', [{ planType: 'as_needed' }]],
  ['se precisar, até 3 vezes ao dia', [{ planType: 'as_needed', mostPerDay: 3 }]],
  ['1 vez ao dia e se precisar', [{}, { planType: 'as_needed' }]],
  ['1 vez ao dia (em pausa)', [{ isPaused: true }]],
])('%s', (words, plans) => {
  expect(howOften(plans.map((plan) => ({ ...DAILY, ...plan })))).toBe(words);
});

test('a box says it in the same words, or nothing', () => {
  expect(howOftenOfBox(2, 'day')).toBe('2 vezes ao dia');
  expect(howOftenOfBox(1, 'week')).toBe('1 vez por semana');
  expect(howOftenOfBox(null, 'as-needed')).toBe('se precisar');
  expect(howOftenOfBox(null, null)).toBeNull();
});
