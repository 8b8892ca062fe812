import { useSession } from '../../lib/session.ts';
import { type FormDraft, useDraftOf } from './use-draft-of.ts';

export type { FormDraft };

/** Unsaved values of one form of this patient. */
export function useDraft<V extends object>(form: string, values: V): FormDraft<V> {
  return useDraftOf(useSession().id, form, values);
}
