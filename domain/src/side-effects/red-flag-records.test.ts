import { expect, test } from 'vitest';
import { HOUR_MS } from '../time/spans.ts';
import type { FeltEffect } from './felt-effect.ts';
import { questionsFor } from './questions-for.ts';
import { redFlagsFor } from './red-flag-rules.ts';
import { felt, NOW, own, situation, type Details } from './testing/situations.ts';

const flags = (effect: FeltEffect, details?: Details) =>
  redFlagsFor(situation(effect, details)).map(({ key }) => key);
const asked = (effect: FeltEffect, details?: Details) =>
  questionsFor(situation(effect, details)).inSight.map(({ id }) => id);
const vomitedAt = (...hoursAgo: number[]) => hoursAgo.map((hours) => felt('vomiting', 2, hours));

test.each<[string, FeltEffect[], boolean]>([
  ['once', vomitedAt(0), false],
  ['twice within a day', vomitedAt(23, 12, 0), false],
  ['for a day', vomitedAt(24, 12, 0), true],
  ['just not for a day', vomitedAt(23.9, 12, 0), false],
  ['with a night in between', vomitedAt(26, 22, 8, 0.1), true],
  ['with a pause of 16 hours', vomitedAt(32, 16, 0), true],
  ['with a longer pause', vomitedAt(32.2, 16.1, 0), false],
  ['every morning', vomitedAt(48, 24, 0), false],
  ['for long, then now', [felt('vomiting', 2, 30, 20), felt('vomiting', 2)], true],
  ['for long, a long pause, then now', [felt('vomiting', 2, 37, 20), felt('vomiting', 2)], false],
  ['a day by its duration', [felt('vomiting', 2, 25, 24)], true],
  ['a minute less', [felt('vomiting', 2, 25, 1439 / 60)], false],
  ['a day until now, noted as of now', [felt('vomiting', 2, 0, 24)], true],
  ['half a day until now, half before', [felt('vomiting', 2, 0, 13), felt('vomiting', 2, 25)], true],
  ['a day that ended long ago', [felt('vomiting', 2, 41, 24)], false],
  ['a day, the last over a day ago', vomitedAt(50, 38, 25), false],
  ['in own words', [own('Vômitos', 2), { ...felt('vomiting', 2, 13) }, { ...felt('vomiting', 2, 25) }], true],
])('vomited %s', (_, records, expected) => {
  const [last, ...recent] = records.toReversed();
  expect(flags(last!, { recent })).toEqual(expected ? ['gi_severe'] : []);
  // The flag stays while the vomiting goes on, also when another effect is recorded; the last record may be in the list
  // already.
  expect(flags(felt('hair_loss', 1), { recent: records })).toEqual(expected ? ['gi_severe'] : []);
  expect(flags(last!, { recent: records })).toEqual(expected ? ['gi_severe'] : []);
  expect(asked(last!, { recent }).includes('vomiting-persists')).toBe(!expected);
});

test('one that was changed is no longer what it was', () => {
  const before = felt('vomiting', 2, 0, 24);
  expect(flags({ ...before, duration: 30 }, { recent: [before] })).toEqual([]);
});

test('without a time it is now', () => {
  const { datetime: _, ...now } = felt('vomiting', 2);
  expect(flags(now, { recent: vomitedAt(12, 24) })).toEqual(['gi_severe']);
  expect(flags(now, { recent: vomitedAt(12, 20) })).toEqual([]);
});

test.each<[string, FeltEffect[], boolean]>([
  ['for two days', [felt('diarrhea', 1, 48, 48)], true],
  ['for less', [felt('diarrhea', 3, 48, 47.9)], false],
  ['a strong one for a day', [felt('diarrhea', 4, 24, 24)], true],
  ['a strong one for less', [felt('diarrhea', 4, 24, 23.9)], false],
  ['noted for two days', [0, 12, 24, 36, 48].map((hours) => felt('diarrhea', 2, hours)), true],
  ['noted for less', [0, 12, 24, 36, 47].map((hours) => felt('diarrhea', 2, hours)), false],
  ['noted for a day, strong', [0, 12, 24].map((hours) => felt('diarrhea', 4, hours)), true],
  [
    'noted for a day, once strong',
    [felt('diarrhea', 2), felt('diarrhea', 4, 12), felt('diarrhea', 2, 24)],
    true,
  ],
  ['noted for a day, mild', [0, 12, 24].map((hours) => felt('diarrhea', 3, hours)), false],
  ['on three mornings', [0, 24, 48].map((hours) => felt('diarrhea', 5, hours)), false],
])('diarrhoea %s', (_, [last, ...recent], expected) => {
  expect(flags(last!, { recent })).toEqual(expected ? ['dehydration_aki'] : []);
});

test.each<[string, FeltEffect, FeltEffect[], string[]]>([
  ['pain for six hours', felt('abdominal_pain', 4, 0, 6), [], ['long_pain']],
  ['for less', felt('abdominal_pain', 4, 0, 5.9), [], []],
  ['moderate for days', felt('abdominal_pain', 3, 0, 50), [], []],
  ['noted twice in six hours', felt('abdominal_pain', 5), [felt('abdominal_pain', 5, 6)], ['long_pain']],
  ['noted twice, far apart', felt('abdominal_pain', 5), [felt('abdominal_pain', 5, 7)], []],
  ['once only strong', felt('abdominal_pain', 3), [felt('abdominal_pain', 5, 6)], []],
  ['ended long ago', felt('abdominal_pain', 5, 20, 7), [], []],
  ['hair while it lasts', felt('hair_loss', 2), [felt('abdominal_pain', 5, 7, 7)], []],
  ['nausea while it lasts', felt('nausea', 2), [felt('abdominal_pain', 5, 7, 7)], ['long_pain']],
])('strong %s', (_, effect, recent, expected) => {
  expect(flags(effect, { recent })).toEqual(expected);
  expect(flags(effect, { recent, no: ['pain-persists'] })).toEqual([]);
});

const bound = felt('constipation', 4, 20);
test.each<[string, FeltEffect, FeltEffect[], string[]]>([
  ['constipated, then vomits', felt('vomiting', 1), [bound], ['ileus']],
  ['vomited, then constipated', felt('constipation', 4), [felt('vomiting', 1, 20)], ['ileus']],
  ['vomited over a day ago', felt('constipation', 4), [felt('vomiting', 1, 25)], []],
  ['moderately constipated', felt('vomiting', 5), [felt('constipation', 3, 20)], []],
  ['constipated, then nausea', felt('nausea', 3), [bound], []],
  ['both, then pain', felt('abdominal_pain', 3), [felt('vomiting', 2, 3), bound], ['ileus']],
  ['both, then hair', felt('hair_loss', 3), [felt('vomiting', 2, 3), bound], []],
])('%s', (_, effect, recent, expected) => {
  expect(flags(effect, { recent })).toEqual(expected);
  expect(flags(effect, { recent, no: ['bowel-stopped'] })).toEqual([]);
});

test.each<[string, FeltEffect, FeltEffect[], string[]]>([
  ['vomiting', felt('vomiting', 1), [], ['vomiting-persists', 'blood', 'pain-persists', 'dry']],
  [
    'strong pain five hours ago and constipation yesterday',
    felt('vomiting', 3),
    [felt('abdominal_pain', 5, 5), felt('constipation', 5, 24)],
    ['pain-persists', 'bowel-stopped', 'vomiting-persists', 'blood', 'dry'],
  ],
  ['mild constipation and vomiting', felt('constipation', 1), [felt('vomiting', 1, 3)], ['bowel-stopped']],
  ['mild constipation', felt('constipation', 1), [], []],
  ['moderate constipation, then nausea', felt('nausea', 1), [felt('constipation', 3, 30)], ['bowel-stopped']],
  ['mild constipation, then nausea', felt('nausea', 1), [felt('constipation', 2, 30)], []],
  [
    'strong pain yesterday, then nausea',
    felt('nausea', 1),
    [felt('abdominal_pain', 4, 23)],
    ['pain-persists'],
  ],
  ['strong pain before, then nausea', felt('nausea', 1), [felt('abdominal_pain', 4, 25)], []],
  ['strong pain today, then hair', felt('hair_loss', 1), [felt('abdominal_pain', 4, 2)], []],
])('%s: is asked', (_, effect, recent, expected) => {
  expect(asked(effect, { recent })).toEqual(expected);
});

test('constipation yesterday, strong pain five hours ago, vomiting now: the flag is shown at once, and open questions are asked', () => {
  const recent = [felt('abdominal_pain', 5, 5), felt('constipation', 5, 24)];
  const vomits = felt('vomiting', 5);
  expect(flags(vomits, { recent })).toEqual(['ileus']);
  expect(asked(vomits, { recent }).slice(0, 2)).toEqual(['pain-persists', 'bowel-stopped']);
  expect(flags(vomits, { recent, yes: ['pain-persists'] })).toEqual(['pancreatitis', 'ileus']);
});

test('the clock is that of the situation', () => {
  const recent = vomitedAt(26, 14, 3);
  const later = {
    ...situation(felt('hair_loss', 1), { recent }),
    now: new Date(NOW.getTime() + 14 * HOUR_MS),
  };
  expect(redFlagsFor(situation(felt('hair_loss', 1), { recent }))).toEqual([]);
  expect(redFlagsFor({ ...later, risk: { ...later.risk, recent: vomitedAt(26, 14, -1) } })).toHaveLength(1);
});
