import { expect, test } from 'vitest';
import { vitaminDNotice } from './vitamin-d.ts';

const DAILY = { times: 1, per: 'day' } as const;
const WEEKLY = { times: 1, per: 'week' } as const;

test.each([
  ['Vitamina D3 50.000 UI', DAILY, 1, '50.000'],
  ['Vitamina D 5000 UI', DAILY, 1, '5.000'],
  ['Addera D3 2.000 UI', DAILY, 3, '6.000'],
  ['Font D 50.000 UI Colecalciferol (vitamina D3)', WEEKLY, 1, null],
  ['Vitamina D3 50.000 UI', { times: 1, per: 'month' } as const, 1, null],
  ['Vitamina D3 7.000 UI', WEEKLY, 1, null],
  ['Vitamina D3 4.000 UI', DAILY, 1, null],
  ['Vitamina D3', DAILY, 1, null],
  ['Vitamina A 50.000 UI', DAILY, 1, null],
])('%s, %j, %i a dose: %s', (name, frequency, unitsPerDose, told) => {
  const notice = vitaminDNotice({ words: [name], unitsPerDose, frequency });
  if (told === null) expect(notice).toBeNull();
  else expect(notice).toContain(`${told} UI de vitamina D por dia`);
});
