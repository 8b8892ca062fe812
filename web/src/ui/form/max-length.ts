import { z } from 'zod';
import { bare, fieldsOf } from '../../lib/schema-fields.ts';

/** How many characters a schema takes at most in the field of this name (`notes`, `steps.0.label`), where it says so. */
export function maxLengthOf(schema: z.core.$ZodType, name: string): number | undefined {
  const path = name.split('.');
  const found = path.reduce<z.core.$ZodType[]>(
    (within, key) => within.flatMap((each) => fieldsOf(each, key)),
    [schema],
  );
  const texts = found.flatMap(bare).filter((each) => each instanceof z.ZodString);
  return texts.find(({ maxLength }) => maxLength !== null)?.maxLength ?? undefined;
}
