import type { Problem } from '@leveza/contract/problem.ts';
import { updateProfile } from '@leveza/contract/profile/update-profile.ts';
import type { ProfileSection } from '@leveza/domain/profile/completeness.ts';
import { useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useCommand } from '../../../lib/api.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { ZodForm } from '../../../ui/form/use-zod-form.ts';
import { updateRefusal } from '../profile-words.ts';
import { SECTION_TITLE } from '../sections.ts';
import { patchOf } from './changes.ts';

const TOAST_MS = 3000;

interface Section<V, O> {
  section: ProfileSection;
  schema: z.ZodType<O, V>;
  values: V;
  onClose: () => void;
}

export interface SectionForm<V extends FieldValues, O> {
  section: ProfileSection;
  form: ZodForm<V, O>;
  values: V;
  isDirty: boolean;
  isPending: boolean;
  isRestored: boolean;
  /** The form equals the server's values because of a save, not because it was just opened. */
  isSaved: boolean;
  /** Asked before a target below a healthy weight is kept. */
  question: Problem | null;
  submit: (read: O) => Promise<unknown>;
  confirm: () => void;
  forget: () => void;
  onClose: () => void;
}

/** The form of one section: it starts with the profile, and sends only what is no longer as it was. */
export function useSectionForm<V extends FieldValues, O extends object>({
  section,
  onClose,
  ...start
}: Section<V, O>): SectionForm<V, O> {
  const [wasSaved, setWasSaved] = useState(false);
  const update = useCommand(updateProfile);
  const { form, discard, ...recording } = useRecord({
    ...start,
    draft: useDraft(`profile:${section}`, start.values),
    isEdit: true,
    save: async (read, { changed, confirmed }) => {
      await update
        .mutateAsync({ body: { ...patchOf(changed, read), ...confirmed } })
        .catch((error: unknown) => {
          throw updateRefusal(error);
        });
      setWasSaved(true);
      const title = `${SECTION_TITLE[section]} salvo`;
      return { title, detail: 'Dados atualizados com sucesso ✓', shownMs: TOAST_MS };
    },
    // A form that was just saved closes without a message.
    onDone: (message) => !message && !wasSaved && onClose(),
  });
  const values = useWatch({ control: form.control, compute: (held: V) => held });
  const isSaved = wasSaved && !recording.isDirty && !recording.isPending;
  const close = () => {
    discard();
    onClose();
  };
  return { ...recording, section, form, values, isSaved, onClose: close };
}
