import { useSession } from '../../lib/session.ts';
import { writtenMoment } from '../../lib/moment.ts';
import { type FormDraft, useDraftOf } from './use-draft-of.ts';

export type { FormDraft };

/** Unsaved values of one form of this patient. */
export function useDraft<V extends object>(form: string, values: V): FormDraft<V> {
  return useDraftOf(useSession().id, form, values);
}

/** The same of a form that says when something happened: an 'Agora' of some time ago comes back as its own moment. */
export function useTimedDraft<V extends { moment: string | null }>(form: string, values: V): FormDraft<V> {
  const { id, timeZone } = useSession();
  return useDraftOf(id, form, values, (at) => writtenMoment(at, timeZone));
}
