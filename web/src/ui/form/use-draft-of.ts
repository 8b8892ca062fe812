import { useState } from 'react';
import { dropKeys, keysOf, withKeys } from '../../lib/form-keys.ts';
import { dropDraft, keepDraft, type Place, placeOf, readDraft } from '../../lib/session-drafts.ts';

export interface FormDraft<V> {
  /** As the form was left before a reload, an expired session or a lost connection; undefined where it was not. */
  restored: V | undefined;
  keep: (values: object, isDirty: boolean) => void;
  /** Sends the form; a page that is reloaded before the answer sends the same values under the same key. */
  sending: <T>(send: () => Promise<T>) => Promise<T>;
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
    sending: (send) => withKeys(keysOf(owner, form, restored !== undefined), send),
    keptIn: () => placeOf(owner, form),
    drop: () => {
      dropDraft(owner, form);
      dropKeys(owner, form);
    },
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
