import type { Account } from '@leveza/contract/account/settings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { NoPasswordNotice } from './NoPasswordNotice.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { usePasswordChange } from './use-password-change.ts';

export function PasswordDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const change = usePasswordChange();
  return (
    <Dialog
      title="Alterar senha"
      description="Ao trocar a senha, você sai dos outros aparelhos."
      isOpen
      onClose={onClose}
      isDirty={change.isDirty}
    >
      {account.hasPassword ? (
        <PasswordForm change={change} email={account.email} variant="primary" />
      ) : (
        <NoPasswordNotice isDemo={account.isDemo} />
      )}
    </Dialog>
  );
}
