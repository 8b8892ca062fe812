import type { Plan } from '@leveza/contract/plans/plans.ts';
import { expect, test } from 'vitest';
import { aPlan } from '../../testing/plans.ts';
import { changeText, courseText, scheduleText, stockText } from './plan-words.ts';

test.each<[Partial<Plan>, string]>([
  [{}, 'Todo dia às 08:00 e 20:00'],
  [
    { frequency: 'weekly', daysOfWeek: [1, 4], scheduledTimes: ['08:00'] },
    'Toda semana (seg e qui) às 08:00',
  ],
  [{ frequency: 'weekly', startDate: '2026-11-16', scheduledTimes: ['08:00'] }, 'Toda semana (seg) às 08:00'],
  [
    { frequency: 'monthly', startDate: '2026-01-05', scheduledTimes: ['09:30'] },
    'Todo mês, no dia 5, às 09:30',
  ],
  [{ frequency: 'custom', intervalDays: 3, scheduledTimes: ['08:00'] }, 'A cada 3 dias às 08:00'],
  [
    { frequency: 'custom', daysOn: 21, daysOff: 7, scheduledTimes: ['08:00'] },
    '21 dias com e 7 dias sem, às 08:00',
  ],
  [
    { planType: 'as_needed', minGapHours: 6, mostPerDay: 3 },
    'Se precisar · intervalo de 6 h · até 3 por dia',
  ],
  [{ planType: 'as_needed' }, 'Se precisar'],
])('%j is "%s"', (change, text) => {
  expect(scheduleText(aPlan(change))).toBe(text);
});

test.each<[Partial<Plan>, string | null]>([
  [{}, null],
  [{ planType: 'course', totalDoses: 10 }, 'Curso de 10 doses'],
  [{ planType: 'course', endDate: '2026-12-20' }, 'Curso até 20/12/2026'],
  [{ planType: 'course', totalDoses: 1, endDate: '2026-12-20' }, 'Curso de 1 dose, até 20/12/2026'],
])('the course of %j is "%s"', (change, text) => {
  expect(courseText(aPlan(change))).toBe(text);
});

test.each([
  [null, null],
  [
    { dosesLeft: 12, runsOutOn: '2026-11-28', dosesMissing: null },
    '12 doses em casa · falta a partir de 28/11/2026',
  ],
  [{ dosesLeft: 1, runsOutOn: null, dosesMissing: 0 }, '1 dose em casa'],
  [{ dosesLeft: 0, runsOutOn: '2026-11-16', dosesMissing: null }, 'Nenhuma dose em casa'],
  [
    { dosesLeft: 6, runsOutOn: '2026-11-20', dosesMissing: 4 },
    '6 doses em casa · faltam 4 doses para terminar o curso',
  ],
  [
    { dosesLeft: 9, runsOutOn: '2026-11-20', dosesMissing: 1 },
    '9 doses em casa · falta 1 dose para terminar o curso',
  ],
])('%j is "%s"', (stock, text) => {
  expect(stockText({ stock })).toBe(text);
});

test('a change that is to come says its day, and its name where it is another', () => {
  const next = { ...aPlan({ dose: 100, scheduledTimes: ['06:00'] }), from: '2026-11-20' };
  expect(changeText(aPlan())).toBeNull();
  expect(changeText(aPlan({ nextChange: next }))).toBe('A partir de 20/11/2026: 100 mg, Todo dia às 06:00');
  expect(changeText(aPlan({ nextChange: { ...next, name: 'Outra' } }))).toMatch(/: Outra, 100 mg/);
});
