import { ACCOUNT_TITLE } from './AccountCard.tsx';
import { AccessLogDialog } from './AccessLogDialog.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { ConsentsDialog } from './consents/ConsentsDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { PrivacyDialog } from './PrivacyDialog.tsx';
import { SessionsDialog } from './SessionsDialog.tsx';
import { TwoFactorDialog, TWO_FACTOR_TITLE } from './two-factor/TwoFactorDialog.tsx';
import { useAccountDialog } from './use-account-dialog.ts';
import { WithAccount } from './WithAccount.tsx';
import type { Account } from '@leveza/contract/account/settings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { NoPasswordNotice } from './NoPasswordNotice.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { usePasswordChange } from './use-password-change.ts';

/** The dialog the address names, and the settings behind it where it was opened from there. */
export function OpenedDialog() {
  const { open, from, show, close } = useAccountDialog();
  return (
    <>
      {(open === 'account' || from === 'account') && (
        <WithAccount title={ACCOUNT_TITLE} isOpen={open === 'account'} onClose={close}>
          {(account) => <AccountDialog account={account} isOpen={open === 'account'} onClose={close} />}
        </WithAccount>
      )}
      {open === 'privacy' && (
        <WithAccount title="Privacidade" onClose={close}>
          {(account) => <PrivacyDialog account={account} onClose={close} />}
        </WithAccount>
      )}
      {open === 'password' && (
        <WithAccount title="Alterar senha" onClose={close}>
          {(account) => <PasswordDialog account={account} onClose={close} />}
        </WithAccount>
      )}
      {open === 'two-factor' && (
        <WithAccount title={TWO_FACTOR_TITLE} onClose={close}>
          {(account) => <TwoFactorDialog account={account} onClose={close} />}
        </WithAccount>
      )}
      {open === 'email' && (
        <WithAccount title="E-mail da conta" onClose={close}>
          {(account) => <EmailDialog account={account} onClose={close} />}
        </WithAccount>
      )}
      {open === 'delete' && (
        <WithAccount title="Excluir conta" onClose={close}>
          {(account) => (
            <DeleteDialog account={account} onExport={() => show('export', 'delete')} onClose={close} />
          )}
        </WithAccount>
      )}
      {open === 'sessions' && <SessionsDialog onClose={close} />}
      {open === 'access-log' && <AccessLogDialog onClose={close} />}
      {open === 'consents' && <ConsentsDialog onClose={close} />}
      {open === 'export' && <ExportDialog onClose={close} />}
      {open === 'import' && <ImportDialog onClose={close} />}
    </>
  );
}

function PasswordDialog({ account, onClose }: { account: Account; onClose: () => void }) {
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
