import { expect, test } from 'vitest';
import { rateMissingText } from './rate-missing.ts';

const where = { today: '2026-11-15', timeZone: 'America/Sao_Paulo' };
const onDay = (day: number) => ({ at: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`, weight: 90 });

test.each([
  ['nothing weighed', null, 4, 14, 'Faltam 4 pesagens'],
  ['weighed today', onDay(15), 3, 14, 'Faltam 3 pesagens, a última a partir de 29/11'],
  ['two far apart', onDay(15), 2, 0, 'Faltam 2 pesagens'],
  ['three far apart', onDay(15), 1, 0, 'Falta 1 pesagem'],
  ['three in a week', onDay(15), 1, 8, 'Falta 1 pesagem, a partir de 23/11'],
  ['many in a week', onDay(15), 0, 8, 'Falta 1 pesagem, a partir de 23/11'],
  ['many in a week, some days ago', onDay(10), 0, 8, 'Falta 1 pesagem, a partir de 18/11'],
  ['many in a week, the day is today', onDay(7), 0, 8, 'Falta 1 pesagem'],
  ['many in a week, long enough ago', onDay(3), 0, 8, 'Falta 1 pesagem'],
])('%s', (_, latest, weighingsMissing, rateDaysMissing, text) => {
  expect(rateMissingText({ latest, weighingsMissing, rateDaysMissing }, where)).toBe(text);
});
