import { expect, test } from 'vitest';
import { openCritical } from './open-critical.ts';
import type { ResultFlag } from './states.ts';

const value = (analyte: string, date: string, flag: ResultFlag) => ({ analyte, date, flag });

const POTASSIUM = value('potassio', '2026-05-10', 'critical');

test.each([
  ['stays while nothing newer is known', [], [POTASSIUM]],
  [
    'stays beside a newer harmless value of another analyte',
    [value('tsh', '2026-05-12', 'normal')],
    [POTASSIUM],
  ],
  ['stays after an earlier harmless value', [value('potassio', '2026-05-01', 'normal')], [POTASSIUM]],
  ['stays beside a harmless value of its day', [value('potassio', '2026-05-10', 'normal')], [POTASSIUM]],
  ['ends with a newer value in its range', [value('potassio', '2026-05-11', 'normal')], []],
  ['ends with a newer value outside of its range', [value('potassio', '2026-05-11', 'high')], []],
  [
    'gives way to a newer critical one',
    [value('potassio', '2026-05-11', 'critical')],
    [value('potassio', '2026-05-11', 'critical')],
  ],
  [
    'stands behind a newer one of another analyte',
    [value('sodio', '2026-05-11', 'critical')],
    [value('sodio', '2026-05-11', 'critical'), POTASSIUM],
  ],
])('a critical value %s', (_, others, open) => {
  expect(openCritical([POTASSIUM, ...others])).toEqual(open);
  expect(openCritical([...others, POTASSIUM])).toEqual(open);
});
