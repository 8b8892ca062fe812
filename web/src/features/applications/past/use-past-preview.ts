import { useState } from 'react';
import { z } from 'zod';
import { useDraft } from '../../../ui/form/use-draft.ts';

/** The dates to look at, and the medicine they are of. Another version of the app may have kept them. */
const PastPreview = z.object({
  planned: z.object({
    entries: z.array(
      z.object({ key: z.string(), moment: z.string().nullable(), doseMg: z.number().nullable() }),
    ),
    future: z.number(),
    recorded: z.number(),
  }),
  catalogId: z.string().nullable(),
  medicationName: z.string(),
});
export type PastPreview = z.output<typeof PastPreview>;

const NONE: { preview: PastPreview | null } = { preview: null };

/** The dates as the patient corrected them; a reload brings them back. */
export function usePastPreview() {
  const draft = useDraft('applications before, dates', NONE);
  const { restored, keep, drop } = draft;
  const [preview, setPreview] = useState(() => PastPreview.safeParse(restored?.preview).data ?? null);
  return {
    preview,
    drop,
    draft,
    show: (next: PastPreview | null) => {
      setPreview(next);
      keep({ preview: next }, next !== null);
    },
  };
}
