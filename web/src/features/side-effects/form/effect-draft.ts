import { z } from 'zod';
import type { Unsettled } from '../../../lib/intention.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/session-drafts.ts';
import { DURATION_UNITS } from './duration.ts';
import type { EffectValues } from './effect-values.ts';

/** What was filled in and is not known to be saved: it comes back after a reload or a new sign-in, in this tab only. */
export interface EffectDraft {
  values: EffectValues;
  /** Sent already, and perhaps received: sent again as it is, it is not recorded twice. */
  unsettled?: Unsettled;
}

const text = z.string().nullable();
const number = z.number().nullable();

const Kept: z.ZodType<EffectDraft> = z.object({
  values: z.object({
    kind: text,
    otherName: text,
    intensity: number,
    span: number,
    spanUnit: z.enum(DURATION_UNITS),
    moment: text,
    actionTaken: text,
    notes: text,
  }),
  unsettled: z.object({ key: z.string(), content: z.string() }).optional(),
});

/** The draft of one patient's form: that of a new effect, or of the one with this id. */
export function effectDraft(owner: string, id: string | null) {
  const form = `side-effect:${id ?? 'new'}`;
  const restored = Kept.safeParse(readDraft(owner, form)).data ?? null;
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
