import { deleteAccount, DELETION_WORD } from '@leveza/contract/account/deletion.ts';
import { currentPassword } from '@leveza/contract/auth/change-password.ts';
import { z } from '@leveza/contract/zod.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCommand } from '../../lib/api.ts';
import { leaveSession } from '../../lib/leave-session.ts';
import { tellOtherTabs } from '../../lib/session-tabs.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { orTellAt } from '../../ui/form/show-problem.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { rememberDeletion } from './farewell.ts';

const ByPassword = z.object({ password: currentPassword });
const ByWord = z.object({
  confirmation: z
    .string()
    .trim()
    .toUpperCase()
    .pipe(z.literal(DELETION_WORD, `Digite ${DELETION_WORD} para confirmar.`)),
});

/** The last question, answered by the password or, without one, by a word. The safe answer stands beside it. */
export function DeletionForm({ hasPassword, onKeep }: { hasPassword: boolean; onKeep: () => void }) {
  return hasPassword ? <PasswordDeletion onKeep={onKeep} /> : <WordDeletion onKeep={onKeep} />;
}

function PasswordDeletion({ onKeep }: { onKeep: () => void }) {
  const form = useZodForm(ByPassword, { defaultValues: { password: '' } });
  const remove = useDeleteAccount();
  return (
    <Form
      form={form}
      aria-label="Excluir conta"
      onSubmit={(body) => orTellAt(form, { 'wrong-current-password': 'password' }, remove(body))}
    >
      <FormField form={form} name="password">
        {(field) => (
          <PasswordField
            label="Senha atual"
            autoComplete="current-password"
            hint="Para ter certeza de que é você."
            {...field}
          />
        )}
      </FormField>
      <FormRefusal form={form} />
      <Answers isPending={form.formState.isSubmitting} onKeep={onKeep} />
    </Form>
  );
}

function WordDeletion({ onKeep }: { onKeep: () => void }) {
  const form = useZodForm(ByWord, { defaultValues: { confirmation: '' } });
  return (
    <Form form={form} aria-label="Excluir conta" onSubmit={useDeleteAccount()}>
      <FormField form={form} name="confirmation">
        {(field) => (
          <TextField
            label={`Digite ${DELETION_WORD}`}
            autoComplete="off"
            autoCapitalize="characters"
            {...field}
          />
        )}
      </FormField>
      <FormRefusal form={form} />
      <Answers isPending={form.formState.isSubmitting} onKeep={onKeep} />
    </Form>
  );
}

function Answers({ isPending, onKeep }: { isPending: boolean; onKeep: () => void }) {
  return (
    <div className="flex flex-wrap gap-2 *:flex-1">
      <Button variant="secondary" isDisabled={isPending} onPress={onKeep}>
        Manter conta
      </Button>
      <Button type="submit" variant="danger" isPending={isPending} pendingLabel="Excluindo...">
        Excluir conta
      </Button>
    </div>
  );
}

interface Confirmation {
  password?: string;
  confirmation?: string;
}

/** Deletes the account and leaves it, here and in the other tabs. */
function useDeleteAccount(): (body: Confirmation) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const remove = useCommand(deleteAccount);
  return async (body) => {
    await remove.mutateAsync({ body });
    tellOtherTabs({ kind: 'signed-out' });
    await leaveSession(router, queryClient, { to: '/' });
    rememberDeletion();
  };
}
