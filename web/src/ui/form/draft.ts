import type { z } from 'zod';

/** What the fields of a form hold: what the schema hands over, or null where nothing stands yet. */
export type Draft<O> = { [Name in keyof O]-?: Held<NonNullable<O[Name]>> };

type Held<T> = T extends boolean ? boolean : T extends (infer Row extends object)[] ? Draft<Row>[] : T | null;

/**
 * A schema of the contract for a form that holds a draft. The contract's input is wider than any form ('92,5', an absent
 * field) and narrower too (null where something is required): the schema itself refuses that, under its field.
 */
export function forDraft<O>(schema: z.ZodType<O>): z.ZodType<O, Draft<O>> {
  return schema as z.ZodType<O, Draft<O>>;
}
