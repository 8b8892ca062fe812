import { readFileSync } from 'node:fs';
import { Sourced } from '@leveza/contract/pens/catalog.ts';
import { INTERACTION_SEVERITIES } from '@leveza/contract/interactions.ts';
import { z } from '@leveza/contract/zod.ts';

const FILE = new URL('data/interactions.json', import.meta.url);

const Facts = z.object({
  version: z.string().min(1),
  classes: z.record(
    z.string(),
    z.object({ label: z.string().min(1), ingredients: z.array(z.string().min(1)).min(1) }),
  ),
  interactions: z.array(
    Sourced.extend({
      id: z.string().min(1),
      a: z.string().min(1),
      b: z.string().min(1),
      severity: z.enum(INTERACTION_SEVERITIES),
      title: z.string().min(1),
      text: z.string().regex(/fale com seu médico/i, 'every notice leads to the doctor'),
    }),
  ),
});

/** Pairs that came with this version of Leveza; one without a source, or of an unknown class, stops the start. */
export function readFacts(text: string): z.infer<typeof Facts> {
  const facts = Facts.parse(JSON.parse(text));
  for (const { id, a, b } of facts.interactions) {
    if (!facts.classes[a] || !facts.classes[b]) throw new Error(`${id} speaks of a class that is not there`);
  }
  return facts;
}

export const INTERACTIONS = readFacts(readFileSync(FILE, 'utf8'));
