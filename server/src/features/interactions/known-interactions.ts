import { readFileSync } from 'node:fs';
import { INTERACTION_SEVERITIES } from '@leveza/contract/interactions.ts';
import { Sourced } from '@leveza/contract/sourced.ts';
import { z } from '@leveza/contract/zod.ts';
import { MEDICINE_CLASSES, type MedicineClass } from '@leveza/domain/catalog/medicine-classes.ts';
import { parseSourced } from '../../sourced-data.ts';

const FILE = new URL('data/interactions.json', import.meta.url);

const medicineClass = z.enum(Object.keys(MEDICINE_CLASSES) as MedicineClass[]);

const Facts = z.object({
  version: z.string().min(1),
  interactions: z.array(
    Sourced.extend({
      id: z.string().min(1),
      a: medicineClass,
      b: medicineClass,
      severity: z.enum(INTERACTION_SEVERITIES),
      /** It matters most in these weeks after the start and after each step of the first one's dose. */
      weeksAfterStep: z.number().int().positive().nullable().default(null),
      title: z.string().min(1),
      text: z.string().regex(/fale com seu médico/i, 'every notice leads to the doctor'),
    }),
  ),
});

/** Pairs that came with this version of Leveza; one without a source, or of an unknown class, stops the start. */
export function readFacts(text: string): z.infer<typeof Facts> {
  return Facts.parse(parseSourced(text));
}

export const INTERACTIONS = readFacts(readFileSync(FILE, 'utf8'));
