import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { NewPasswordFields } from '../../ui/form/NewPasswordFields.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { PasswordChange } from './use-password-change.ts';

interface Props {
  change: PasswordChange;
  email: string;
  /** The one thing to do in its dialog, or one of several. */
  variant: 'primary' | 'secondary';
}

export function PasswordForm({ change, email, variant }: Props) {
  const { form, endedSessions, submit } = change;
  return (
    <Form form={form} onSubmit={submit} aria-label="Alterar senha">
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField form={form} name="currentPassword">
        {(field) => <PasswordField label="Senha atual" autoComplete="current-password" {...field} />}
      </FormField>
      <NewPasswordFields
        form={form}
        name="newPassword"
        label="Nova senha"
        confirmName="confirmPassword"
        confirmLabel="Confirmar nova senha"
      />
      <FormRefusal form={form} />
      {endedSessions !== null && (
        <Notice tone="ok" title="Senha alterada" isLive>
          {endedText(endedSessions)}
        </Notice>
      )}
      <Button
        type="submit"
        variant={variant}
        className="sm:justify-self-start"
        isPending={form.formState.isSubmitting}
        pendingLabel="Salvando..."
      >
        Alterar senha
      </Button>
    </Form>
  );
}

/** How many other devices have to sign in again. */
export function endedText(sessions: number): string {
  if (sessions === 0) return 'Não havia outras sessões abertas.';
  return sessions === 1 ? '1 outra sessão foi encerrada.' : `${sessions} outras sessões foram encerradas.`;
}
