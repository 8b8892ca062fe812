import { READ_AS, type Sourced as DomainSourced } from '@leveza/domain/sources/source.ts';
import { z } from './zod.ts';

const Citation = z.object({
  title: z.string().min(1),
  organisation: z.string().min(1),
  section: z.string().min(1),
  year: z.string().min(1).nullable(),
  address: z.url().nullable(),
  isCopy: z.boolean(),
  readAs: z.enum(READ_AS),
  readOn: z.iso.date(),
});

/** Where a clinical rule or value comes from; one without it does not load. */
export const Sourced = z.object({
  sources: z.array(Citation),
  ours: z.string().min(1).nullable(),
  reviewer: z.string().min(1).nullable(),
}) satisfies z.ZodType<DomainSourced>;
export type Sourced = z.infer<typeof Sourced>;
