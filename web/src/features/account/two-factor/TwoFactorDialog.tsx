import type { Account } from '@leveza/contract/account/settings.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NoPasswordNotice } from '../NoPasswordNotice.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorManage } from './TwoFactorManage.tsx';
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx';

export const TWO_FACTOR_TITLE = 'Verificação em duas etapas';

/** Sets up, renews or turns off the second step. Recovery codes stay on the screen until they are said to be kept. */
export function TwoFactorDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} isLeaving={isLeaving} onKept={onClose} />;
    if (!account.hasPassword) return <NoPasswordNotice isDemo={account.isDemo} />;
    if (!account.twoFactorEnabled) return <TwoFactorSetUp onConfirmed={setCodes} />;
    return <TwoFactorManage account={account} onRenewed={setCodes} onDisabled={onClose} />;
  };

  return (
    <Dialog
      title={codes ? 'Códigos de recuperação' : TWO_FACTOR_TITLE}
      isOpen
      onClose={codes ? () => setLeaving(true) : onClose}
    >
      {content()}
    </Dialog>
  );
}
