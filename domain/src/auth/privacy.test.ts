import { expect, test } from 'vitest';
import { coversFigures, PRIVACY_LABEL, type PrivacyLevel, saysDetails } from './privacy.ts';

test.each<[PrivacyLevel, string, boolean, boolean]>([
  ['public', 'Aberto', false, true],
  ['standard', 'Padrão', false, false],
  ['private', 'Privado', true, false],
])('%s is called %s, covers figures: %s, says details: %s', (level, label, isCovered, isDetailed) => {
  expect(PRIVACY_LABEL[level]).toBe(label);
  expect(coversFigures(level)).toBe(isCovered);
  expect(saysDetails(level)).toBe(isDetailed);
});
