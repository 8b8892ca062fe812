import { updateProfile } from '@leveza/contract/profile/update-profile.ts';
import type { ProfileSection } from '@leveza/domain/profile/completeness.ts';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useCommand } from '../../../lib/api.ts';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { useRefusalClears } from '../../../ui/form/show-problem.ts';
import { useZodForm, type ZodForm } from '../../../ui/form/use-zod-form.ts';
import { toast } from '../../../ui/toast.ts';
import { patchOf } from './changes.ts';
import { updateRefusal } from '../profile-words.ts';
import { SECTION_TITLE } from '../sections.ts';

const TOAST_MS = 3000;

export interface SectionForm<V extends FieldValues, O> {
  section: ProfileSection;
  form: ZodForm<V, O>;
  values: V;
  isDirty: boolean;
  /** What is in the form is what the server has, since a save and not since the dialog was opened. */
  isSaved: boolean;
  /** Sends what changed; false when there was nothing to send. */
  save: (read: O) => Promise<boolean>;
}

/** The form of one section: it starts with the profile, and sends only what is no longer as it was. */
export function useSectionForm<V extends FieldValues, O extends object>(
  section: ProfileSection,
  schema: z.ZodType<O>,
  profile: V,
): SectionForm<V, O> {
  const [before, setBefore] = useState(profile);
  const [wasSaved, setWasSaved] = useState(false);
  // What the contract takes is wider than what the fields of a form can hold.
  const form = useZodForm(schema as z.ZodType<O, V>, { defaultValues: profile as DefaultValues<V> });
  const values = useWatch({ control: form.control }) as V;
  const update = useCommand(updateProfile);
  const isDirty = changedFields(values, before).length > 0;

  useRefusalClears(form);

  const save = async (read: O) => {
    const sent = { ...form.getValues() };
    const changed = changedFields(sent, before);
    if (changed.length === 0) return false;
    await update.mutateAsync({ body: patchOf(changed, read) }).catch((error: unknown) => {
      throw updateRefusal(error);
    });
    setBefore(sent);
    setWasSaved(true);
    toast({
      title: `${SECTION_TITLE[section]} salvo`,
      detail: 'Dados atualizados com sucesso ✓',
      shownMs: TOAST_MS,
    });
    return true;
  };

  return { section, form, values, isDirty, isSaved: wasSaved && !isDirty, save };
}
