import { expect, test } from 'vitest';
import {
  medicationTime,
  readTimeOfDay,
  supplementTime,
  TIME_OF_DAY_LABEL,
  TIMES_OF_DAY,
} from './time-of-day.ts';

test.each([
  ['manhã', 'morning'],
  ['manha', 'morning'],
  ['MANHÃ', 'morning'],
  [' Tarde ', 'afternoon'],
  ['noite', 'evening'],
  ['madrugada', 'night'],
  ['morning', 'morning'],
  ['Afternoon', 'afternoon'],
  ['evening', 'evening'],
  ['NIGHT', 'night'],
  ['midnight', null],
  ['constructor', null],
  ['', null],
])('"%s" is read as %s', (word, time) => {
  expect(readTimeOfDay(word)).toBe(time);
});

test.each([
  [0, 'manhã', 'night'],
  [4, 'manhã', 'night'],
  [5, 'manhã', 'morning'],
  [11, 'manhã', 'morning'],
  [12, 'tarde', 'afternoon'],
  [17, 'tarde', 'afternoon'],
  [18, 'noite', 'evening'],
  [21, 'noite', 'evening'],
  [22, 'noite', 'night'],
  [23, 'noite', 'night'],
])('at %s h a supplement is taken in the %s, a medication in the %s', (hour, supplement, medication) => {
  expect(supplementTime(hour)).toBe(supplement);
  expect(medicationTime(hour)).toBe(medication);
});

test('the words of the specification', () => {
  expect(TIMES_OF_DAY.map((time) => TIME_OF_DAY_LABEL[time])).toEqual([
    'Manhã',
    'Tarde',
    'Noite',
    'Madrugada',
  ]);
});
