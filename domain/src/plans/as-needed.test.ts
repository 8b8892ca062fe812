import { describe, expect, test } from 'vitest';
import { beyondLimits, beyondSentence } from './as-needed.ts';

const ZONE = 'America/Sao_Paulo';
const at = (time: string, day = 16) => new Date(`2026-11-${day}T${time}:00-03:00`);
const now = at('21:00');

describe('limits of a plan as needed', () => {
  test.each([
    ['the gap is kept at its last minute', [at('08:00')], at('14:00'), null],
    ['sooner than the gap', [at('08:00')], at('13:59'), { gapHours: 6, most: null, ofDay: 1 }],
    ['a gap over midnight', [at('23:00', 15)], at('02:00'), { gapHours: 6, most: null, ofDay: 0 }],
    ['before one that is recorded', [at('08:00')], at('05:00'), { gapHours: 6, most: null, ofDay: 1 }],
    [
      'one more than the most',
      [at('01:00'), at('08:00')],
      at('20:00'),
      { gapHours: null, most: 2, ofDay: 2 },
    ],
    ['both', [at('08:00'), at('19:00')], at('20:00'), { gapHours: 6, most: 2, ofDay: 2 }],
    ['the first of all', [], at('08:00'), null],
  ])('%s', (_, taken, moment, expected) => {
    const beyond = beyondLimits({ minGapHours: 6, mostPerDay: 2 }, { at: moment, taken, zone: ZONE });
    if (expected === null) expect(beyond).toBeNull();
    else expect(beyond).toMatchObject(expected);
  });

  test('a plan without limits asks nothing', () => {
    const none = { minGapHours: null, mostPerDay: null };
    expect(beyondLimits(none, { at: now, taken: [now], zone: ZONE })).toBeNull();
  });
});

test.each([
  [
    { gapHours: 1, most: null, at: at('08:30'), nearest: at('08:00'), ofDay: 1 },
    'Para Dipirona você anotou pelo menos 1 hora entre doses. A última foi hoje às 08:00, e há 1 dose registrada hoje. Confirme só se esta dose foi mesmo tomada.',
  ],
  [
    { gapHours: 4.5, most: 3, at: at('10:00', 15), nearest: at('12:00', 15), ofDay: 3 },
    'Para Dipirona você anotou pelo menos 4,5 horas entre doses e no máximo 3 doses por dia. A seguinte foi ontem às 12:00, e há 3 doses registradas ontem. Confirme só se esta dose foi mesmo tomada.',
  ],
  [
    { gapHours: 6, most: null, at: at('02:00', 13), nearest: at('23:00', 12), ofDay: 0 },
    'Para Dipirona você anotou pelo menos 6 horas entre doses. A última foi em 12/11 às 23:00, e não há dose registrada em 13/11. Confirme só se esta dose foi mesmo tomada.',
  ],
])('the question says which limit, the last dose and the count', (beyond, sentence) => {
  expect(beyondSentence('Dipirona', beyond, { zone: ZONE, now })).toBe(sentence);
});
