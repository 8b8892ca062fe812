import { expect, test } from 'vitest';
import { missingMeals } from './missing-meals.ts';

const meals = (...words: string[]) =>
  words.map((word, at) => ({ id: String(at), name: word.slice(6), time: word.slice(0, 5) }));

test.each([
  ['nothing is there', [], ['08:00 Café', '12:00 Almoço']],
  ['one is there under its name, at another hour', ['09:30 CAFÉ'], ['12:00 Almoço']],
  ['all are there', ['08:00 Café', '12:00 Almoço'], []],
])('%s', (_, there, expected) => {
  const missing = missingMeals(meals('12:00 Almoço', '08:00 Café'), meals(...there));
  expect(missing.map(({ time, name }) => `${time} ${name}`)).toEqual(expected);
});

test('of two meals under one name the later one is missing once the day has one', () => {
  const missing = missingMeals(meals('16:00 Lanche', '10:00 Lanche'), meals('10:00 lanche'));
  expect(missing.map(({ time }) => time)).toEqual(['16:00']);
});
