import { readFileSync } from 'node:fs';
import { Sourced } from '@leveza/contract/sourced.ts';
import { z } from '@leveza/contract/zod.ts';
import { MOLECULES } from '@leveza/domain/pens/presentation.ts';
import { EFFECT_TYPES } from '@leveza/domain/side-effects/effect-types.ts';
import { INDICATIONS } from '@leveza/domain/side-effects/label-frequency.ts';
import { parseSourced } from '../../sourced-data.ts';

const FILE = new URL('data/label-frequencies.json', import.meta.url);

const Facts = z.object({
  version: z.string().min(1),
  rows: z.array(
    Sourced.extend({
      product: z.string().min(1),
      molecule: z.enum(MOLECULES),
      indication: z.enum(INDICATIONS).nullable(),
      dose: z.string().min(1),
      doseMg: z.number().positive(),
      effect: z.enum(EFFECT_TYPES),
      percent: z.number().positive().max(100),
      placeboPercent: z.number().nonnegative().max(100).nullable(),
    }).strict(),
  ),
});

/** How often effects were seen; a figure without a source stops the start. */
export const LABEL_FREQUENCIES = Facts.parse(parseSourced(readFileSync(FILE, 'utf8'))).rows;
