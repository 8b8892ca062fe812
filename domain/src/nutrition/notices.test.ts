import { describe, expect, test } from 'vitest';
import { addDays } from '../time/days.ts';
import { type EatenDay, meansOf } from './means.ts';
import { type IntakeFacts, noticeOf } from './notices.ts';
import { nutrientsOf } from './nutrients.ts';

const TODAY = '2026-11-17';
const dayBefore = (
  ago: number,
  calories: number | null,
  protein: number | null,
  more: Partial<EatenDay> = {},
): EatenDay => ({
  day: addDays(TODAY, -ago),
  isRecorded: true,
  totals: nutrientsOf((name) => (name === 'calories' ? calories : name === 'protein' ? protein : 0)),
  incomplete: [],
  waterMl: 1500,
  ...more,
});
const facts = (days: EatenDay[], more: Partial<IntakeFacts> = {}): IntakeFacts => ({
  today: TODAY,
  now: '10:00',
  days,
  goals: { protein: 90, water: 2000 },
  vomitedOn: [],
  drankOn: [],
  ...more,
});
const low = [dayBefore(3, 1200, 40), dayBefore(2, 1300, 44.9), dayBefore(1, 1100, 30)];
const keyOf = (given: IntakeFacts) => noticeOf(given)?.key ?? null;

describe('protein and energy', () => {
  test.each<[string, EatenDay[], string | null]>([
    ['three recorded days under half of the protein', low, 'low-protein'],
    ['the same with one day at half', [...low.slice(0, 2), dayBefore(1, 1100, 45)], null],
    ['two days only', low.slice(1), null],
    ['three days under 800 kcal', [4, 3, 1].map((ago) => dayBefore(ago, 799, 60)), 'low-energy'],
    ['exactly 800 kcal', [3, 2, 1].map((ago) => dayBefore(ago, 800, 60)), null],
    [
      'days that were not recorded',
      [3, 2, 1].map((ago) => dayBefore(ago, 0, 0, { isRecorded: false })),
      null,
    ],
    ['recorded days too long ago', [10, 9, 8].map((ago) => dayBefore(ago, 300, 10)), null],
    ['an unknown part', [...low.slice(0, 2), dayBefore(1, 1100, 30, { incomplete: ['protein'] })], null],
    ['nothing known', [3, 2, 1].map((ago) => dayBefore(ago, null, null)), null],
    ['today alone is not over', [...low.slice(1), dayBefore(0, 100, 2)], null],
  ])('%s', (_, days, key) => expect(keyOf(facts(days))).toBe(key));
});

describe('vomiting with little liquid', () => {
  const yesterday = addDays(TODAY, -1);
  const dry = [dayBefore(1, 1500, 90, { waterMl: 600 }), dayBefore(0, 200, 5, { waterMl: 300 })];
  test.each<[string, Partial<IntakeFacts>, string | null]>([
    ['vomited and drank little yesterday', { vomitedOn: [yesterday], drankOn: [yesterday] }, 'vomiting'],
    ['no drink was recorded', { vomitedOn: [yesterday] }, null],
    ['no vomiting', { drankOn: [yesterday] }, null],
    ['vomited today, in the morning', { vomitedOn: [TODAY], drankOn: [TODAY] }, null],
    ['vomited today, in the evening', { vomitedOn: [TODAY], drankOn: [TODAY], now: '19:00' }, 'vomiting'],
    ['vomited days ago', { vomitedOn: [addDays(TODAY, -3)], drankOn: [yesterday] }, null],
  ])('%s', (_, more, key) => expect(keyOf(facts(dry, more))).toBe(key));
});

describe('means of a week', () => {
  test('leave out today and days without records', () => {
    const week = [
      dayBefore(3, 1000, 60),
      dayBefore(2, 0, 0, { isRecorded: false }),
      dayBefore(1, 1400, null),
      dayBefore(0, 200, 5),
    ];
    expect(meansOf(week, TODAY)).toMatchObject({
      days: 2,
      totals: { calories: 1200, protein: 60 },
      incomplete: ['protein'],
      waterMl: 1500,
    });
    expect(meansOf([dayBefore(0, 200, 5)], TODAY)).toBeNull();
  });

  test('a day without a drink says nothing of what was drunk', () => {
    const dry = dayBefore(2, 1000, 60, { waterMl: 0 });
    expect(meansOf([dry, dayBefore(1, 1000, 60)], TODAY)).toMatchObject({ days: 2, waterMl: 1500 });
    expect(meansOf([dry], TODAY)).toMatchObject({ days: 1, waterMl: null });
  });

  test('a day with drinks alone counts for the liquids, not for the meals', () => {
    const drinks = dayBefore(2, 0, 0, { isRecorded: false, waterMl: 500 });
    expect(meansOf([drinks, dayBefore(1, 1000, 60)], TODAY)).toMatchObject({ days: 1, waterMl: 1000 });
  });
});
