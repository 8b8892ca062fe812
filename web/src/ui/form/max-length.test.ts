import { PenInput } from '@leveza/contract/pens/pens.ts';
import { optionalText, text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { expect, test } from 'vitest';
import { maxLengthOf } from './max-length.ts';

const Form = z.object({
  name: text(200).min(1),
  notes: optionalText(500),
  day: z.string().refine((day) => day.length === 10),
  count: z.number().max(9),
  site: z.preprocess((value) => value ?? '', text(40)).default('braço'),
  steps: z.array(z.object({ label: text(30) })),
});

test.each([
  ['name', 200],
  ['notes', 500],
  ['site', 40],
  ['steps.0.label', 30],
  ['day', undefined],
  ['count', undefined],
  ['nothing', undefined],
])('%s takes at most %s characters', (name, most) => {
  expect(maxLengthOf(Form, name)).toBe(most);
  expect(
    maxLengthOf(
      Form.refine(() => true),
      name,
    ),
  ).toBe(most);
});

test('the schema behind another one is read too', () => {
  const read = z.custom<object>().transform((held) => held);
  expect(maxLengthOf(read.pipe(z.looseObject(PenInput.shape)), 'brand')).toBe(200);
  expect(maxLengthOf(read, 'brand')).toBeUndefined();
});
