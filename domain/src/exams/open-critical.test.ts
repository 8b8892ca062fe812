import { expect, test } from 'vitest';
import { openCritical, staysDiscussed } from './open-critical.ts';
import type { ResultFlag } from './states.ts';

const value = (analyte: string, date: string, flag: ResultFlag) => ({
  analyte,
  date,
  flag,
  isDiscussed: false,
});

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
  ['stands beside another one of its analyte and day', [POTASSIUM], [POTASSIUM, POTASSIUM]],
])('a critical value %s', (_, others, open) => {
  expect(openCritical([POTASSIUM, ...others])).toEqual(open);
  expect(openCritical([...others, POTASSIUM])).toEqual(open);
});

const DISCUSSED = { ...POTASSIUM, isDiscussed: true };

test.each([
  ['is answered by a talk with the doctor', [DISCUSSED], []],
  [
    'is asked about anew where another report of the day was not spoken about',
    [DISCUSSED, POTASSIUM],
    [POTASSIUM],
  ],
  [
    'is asked about anew with a newer one',
    [DISCUSSED, value('potassio', '2026-05-11', 'critical')],
    [value('potassio', '2026-05-11', 'critical')],
  ],
])('a critical value %s', (_, values, open) => {
  expect(openCritical(values)).toEqual(open);
});

const line = (written: string, flag: ResultFlag | null = 'critical', unit = 'mmol/L') => ({
  analyte: 'potassio',
  value: written,
  unit,
  flag,
});

test.each([
  ['with the same values', [line('6,8')], [line('6,8')], true],
  ['after a critical value became harmless', [line('6,8')], [line('4,8', 'normal')], true],
  ['after a harmless value was added', [line('6,8')], [line('6,8'), line('4,0', 'normal')], true],
  ['after another critical value', [line('6,8')], [line('7,1')], false],
  ['after the value in another unit', [line('6,8')], [line('6,8', 'critical', 'mEq/L')], false],
  ['after a value is judged critical', [line('6,8', 'high')], [line('6,8')], false],
])('a talk with the doctor %s counts: %#', (_, before, after, stays) => {
  expect(staysDiscussed(before, after)).toBe(stays);
});
