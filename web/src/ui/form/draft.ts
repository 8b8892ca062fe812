import type { z } from 'zod';

/** The values of a form's fields: those the schema hands over, or null while a field is empty. */
export type Draft<O, Always extends keyof O = never> = {
  [Name in keyof O]-?: Name extends Always ? NonNullable<O[Name]> : Held<NonNullable<O[Name]>>;
};

type Held<T> = T extends boolean ? boolean : T extends (infer Row extends object)[] ? Draft<Row>[] : T | null;

/**
 * A schema of the contract for a form that holds a draft. The contract's input is wider than any form ('92,5', an absent
 * field) and narrower too (null where something is required): the schema itself refuses that, under its field. Fields
 * named after it are never empty.
 */
export function forDraft<O, Always extends keyof O = never>(
  schema: z.ZodType<O>,
  ..._always: Always[]
): z.ZodType<O, Draft<O, Always>> {
  return schema as z.ZodType<O, Draft<O, Always>>;
}
