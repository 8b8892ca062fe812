import { expect, test } from 'vitest';
import { EFFECT_TYPES } from './effect-types.ts';
import { selfCareFor } from './self-care.ts';

test('tips come with their source; without a source there are none', () => {
  const known = EFFECT_TYPES.filter((effectType) => selfCareFor(effectType) !== null);
  expect(known).toEqual(['nausea', 'diarrhea', 'constipation']);
  for (const effectType of known) {
    const { tips, sources, ours } = selfCareFor(effectType)!;
    expect(tips.length).toBeGreaterThan(0);
    expect(sources).not.toEqual([]);
    expect(ours).toBeNull();
  }
});
