import { useState } from 'react';
import { dropDraft, keepDraft, type Place, placeOf, readDraft } from '../../lib/session-drafts.ts';

export interface FormDraft<V> {
  /** As the form was left before a reload, an expired session or a lost connection; undefined where it was not. */
  restored: V | undefined;
  keep: (values: object, isDirty: boolean) => void;
  /** Where they are kept now; null where nothing is. */
  keptIn: () => Place | null;
  /** For values that were saved, or that the patient gave up. */
  drop: () => void;
}

/** Unsaved values of one form, kept for the patient who fills it in. */
export function useDraftOf<V extends object>(owner: string, form: string, values: V): FormDraft<V> {
  const [restored] = useState(() => valuesIn(readDraft(owner, form), values));
  return {
    restored,
    keep: (typed, isDirty) => (isDirty ? keepDraft(owner, form, typed) : dropDraft(owner, form)),
    keptIn: () => placeOf(owner, form),
    drop: () => dropDraft(owner, form),
  };
}

/** Another version of the app may have kept it: only the fields of this form are taken, and only of their kind. */
function valuesIn<V extends object>(draft: Record<string, unknown> | null, values: V): V | undefined {
  if (!draft) return undefined;
  const known = Object.entries(values).filter(([name, value]) => isAlike(draft[name], value));
  return { ...values, ...Object.fromEntries(known.map(([name]) => [name, draft[name]])) };
}

function isAlike(kept: unknown, value: unknown): boolean {
  if (kept === undefined) return false;
  const isEmpty = kept === null || value === null;
  return isEmpty || (typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value));
}
