import { z } from 'zod';
import type { Unsettled } from '../../../lib/intention.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/session-drafts.ts';
import { DURATION_UNITS } from './duration.ts';
import type { EffectValues } from './effect-values.ts';
import { Kind } from './kind.ts';

const text = z.string().nullable();

/** Another version of the app may have stored the draft. */
const StoredValues: z.ZodType<EffectValues> = z.object({
  moment: text,
  felt: z
    .array(z.object({ kind: Kind.nullable(), otherName: text, intensity: z.number().nullable() }))
    .min(1),
  span: z.number().nullable(),
  spanUnit: z.enum(DURATION_UNITS),
  actionTaken: text,
  notes: text,
});

/** Values that may be unsaved: they come back after a reload or a new sign-in, in this tab only. */
const EffectDraft = z.object({
  values: StoredValues,
  /** Sent already, and perhaps received: sent again as it is, it is not recorded twice. */
  unsettled: z.object({ key: z.string(), content: z.string(), at: z.number().optional() }).optional(),
});
type EffectDraft = z.output<typeof EffectDraft>;

/** The draft of one patient's form: that of a new effect, or of the one with this id. */
export function effectDraft(owner: string, id: string | null) {
  const form = `side-effect:${id ?? 'new'}`;
  const restored = EffectDraft.safeParse(readDraft(owner, form)).data ?? null;
  let kept = restored;
  const keep = (draft: EffectDraft) => {
    kept = draft;
    keepDraft(owner, form, draft);
  };
  return {
    /** As the form was left before, if it was. */
    restored,
    keepValues: (values: EffectValues) => keep({ ...kept, values }),
    keepSent: (unsettled: Unsettled) => kept && keep({ ...kept, unsettled }),
    drop() {
      kept = null;
      dropDraft(owner, form);
    },
  };
}
