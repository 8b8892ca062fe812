import { describe, expect, test } from 'vitest';
import type { FeltEffect } from './felt-effect.ts';
import { questionsFor } from './questions-for.ts';
import { redFlagsFor } from './red-flag-rules.ts';
import { situationsOf } from './situation.ts';
import { type Details, felt, own, situation } from './testing/situations.ts';

const all = (effects: FeltEffect[], details: Details = {}) => {
  const { effect: _, ...known } = situation(effects[0]!, details);
  return situationsOf(effects, known);
};
const asked = (effects: FeltEffect[], details?: Details) => {
  const { inSight, listed } = questionsFor(...all(effects, details));
  return { inSight: inSight.map(({ id }) => id), listed: listed.map(({ id }) => id) };
};
const flags = (effects: FeltEffect[], details?: Details) =>
  redFlagsFor(...all(effects, details)).map(({ key }) => key);

describe('several effects felt together', () => {
  test('are asked about once each, the most telling question of every one first', () => {
    const { inSight, listed } = asked([felt('vomiting', 2), felt('headache', 1), felt('diarrhea', 2)]);
    expect(inSight.slice(0, 3)).toEqual(['vomiting-persists', 'vision', 'dry']);
    const ids = [...inSight, ...listed];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['blood', 'pain-persists']));
  });

  test('ask as one does where only one asks', () => {
    const { inSight, listed } = questionsFor(situation(felt('headache', 1)));
    expect(asked([felt('nausea', 2), felt('headache', 1)])).toEqual({
      inSight: inSight.map(({ id }) => id),
      listed: listed.map(({ id }) => id),
    });
  });

  test('are a danger together that neither is alone', () => {
    const [blocked, vomiting] = [felt('constipation', 4), felt('vomiting', 2)];
    expect(flags([blocked])).not.toContain('ileus');
    expect(flags([vomiting])).not.toContain('ileus');
    expect(flags([blocked, vomiting])).toContain('ileus');
    expect(flags([vomiting, blocked])).toContain('ileus');
  });

  test('are that danger under the patient’s own names too', () => {
    const [blocked, vomiting] = [own('Intestino preso', 4), own('Vômitos', 2)];
    expect(flags([blocked, vomiting])).toContain('ileus');
  });

  test('show the graver of two flags, from whichever effect it comes', () => {
    const effects = [felt('nausea', 2), felt('abdominal_pain', 4)];
    expect(flags(effects, { yes: ['pain-persists'] })).toEqual(['pancreatitis']);
    expect(flags(effects, { yes: ['any-sign'] })).toEqual(flags([effects[1]!], { yes: ['any-sign'] }));
  });

  test('ask about insulin once, where a low sugar is among them', () => {
    const low = [felt('hypoglycemia', 2), felt('dizziness', 3)];
    const { inSight, listed } = asked(low, { yes: ['low-sugar'] });
    expect([...inSight, ...listed].filter((id) => id === 'takes-insulin')).toHaveLength(1);
  });

  test('ask nothing where all of them ended days ago', () => {
    const old = [felt('vomiting', 5, 100), felt('abdominal_pain', 5, 100)];
    expect(asked(old)).toEqual({ inSight: [], listed: [] });
    expect(flags(old, { yes: ['pain-persists'] })).toEqual([]);
  });
});
