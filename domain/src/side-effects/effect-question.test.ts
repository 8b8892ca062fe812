import { expect, test } from 'vitest';
import { effectQuestion } from './effect-question.ts';

test.each([
  ['nausea', null, 'Como está a náusea?'],
  ['vomiting', null, 'Como está o vômito?'],
  ['flatulence', null, 'Como estão os gases?'],
  ['other', 'Soluço', 'Soluço: como está hoje?'],
  ['other', null, 'Como você está hoje?'],
] as const)('%s %s: %s', (effectType, otherName, question) => {
  expect(effectQuestion(effectType, otherName)).toBe(question);
});
