import { type Account } from '@leveza/contract/account/settings.ts';
import { ChangeEmailInput, changeEmail } from '@leveza/contract/auth/email.ts';
import type { z } from '@leveza/contract/zod.ts';
import { useCommand } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { orTellAt } from '../../ui/form/show-problem.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { EmailStatus } from './EmailStatus.tsx';
import { LinkSent } from './LinkSent.tsx';
import { NoPasswordNotice } from './NoPasswordNotice.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const PLACES = { 'wrong-current-password': 'password', 'email-in-use': 'email' } as const;

export function EmailDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const form = useZodForm(ChangeEmailInput, { defaultValues: { email: '', password: '' } });
  const change = useCommand(changeEmail);

  const submit = async (body: z.output<typeof ChangeEmailInput>) => {
    const reply = await orTellAt(form, PLACES, change.mutateAsync({ body }));
    if (reply) form.reset();
  };

  return (
    <Dialog title="E-mail da conta" isOpen onClose={onClose} isDirty={form.formState.isDirty}>
      {account.isDemo ? (
        <NoPasswordNotice isDemo />
      ) : (
        <div className="grid gap-6">
          <SettingsSection title="Endereço de hoje">
            <EmailStatus account={account} />
          </SettingsSection>
          <SettingsSection title="Trocar e-mail">
            {account.hasPassword ? (
              <Form form={form} onSubmit={submit} aria-label="Trocar e-mail">
                <FormField form={form} name="email">
                  {(field) => (
                    <EmailField
                      label="Novo e-mail"
                      hint="Enviamos um link para ele. O endereço muda quando você abrir o link."
                      {...field}
                    />
                  )}
                </FormField>
                <FormField form={form} name="password">
                  {(field) => (
                    <PasswordField label="Senha atual" autoComplete="current-password" {...field} />
                  )}
                </FormField>
                <FormRefusal form={form} />
                {change.data && !form.formState.isDirty && (
                  <LinkSent to={change.data.data.sentTo} isMailConfigured={account.isMailConfigured} />
                )}
                <Button
                  type="submit"
                  className="sm:justify-self-start"
                  isPending={form.formState.isSubmitting}
                  pendingLabel="Enviando..."
                >
                  Enviar link
                </Button>
              </Form>
            ) : (
              <NoPasswordNotice isDemo={false} />
            )}
          </SettingsSection>
        </div>
      )}
    </Dialog>
  );
}
