import { ChangePasswordInput, changePassword } from '@leveza/contract/auth/change-password.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { z } from '@leveza/contract/zod.ts';
import { useState } from 'react';
import { useCommand } from '../../lib/api.ts';
import { orTellAt, showProblem } from '../../ui/form/show-problem.ts';
import { useZodForm } from '../../ui/form/use-zod-form.ts';

type Filled = z.output<typeof ChangePasswordInput>;

/** The form for another password, alone in a dialog or as a part of the account's settings. */
export function usePasswordChange() {
  const form = useZodForm(ChangePasswordInput, {
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const change = useCommand(changePassword);
  const [endedSessions, setEnded] = useState<number | null>(null);

  const submit = async (body: Filled): Promise<boolean> => {
    setEnded(null);
    const places = { 'wrong-current-password': 'currentPassword', 'weak-password': 'newPassword' } as const;
    const reply = await orTellAt(form, places, change.mutateAsync({ body }));
    if (!reply) return false;
    form.reset();
    setEnded(reply.data.endedSessions);
    return true;
  };

  /** The same from a button outside the form; says whether the password is a new one now. */
  const submitFromOutside = async (): Promise<boolean> => {
    let isChanged = false;
    await form.handleSubmit(async (filled) => {
      try {
        isChanged = await submit(filled);
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause;
        showProblem(form, cause);
      }
    })();
    return isChanged;
  };

  return { form, isDirty: form.formState.isDirty, endedSessions, submit, submitFromOutside };
}

export type PasswordChange = ReturnType<typeof usePasswordChange>;
