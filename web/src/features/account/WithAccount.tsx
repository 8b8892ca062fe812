import { type Account, readAccount } from '@leveza/contract/account/settings.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from './Loaded.tsx';

interface Props {
  title: string;
  isOpen?: boolean;
  onClose: () => void;
  children: (account: Account) => ReactNode;
}

/** A dialog that depends on how the account is protected: until that is known, its frame with a skeleton. */
export function WithAccount({ title, isOpen = true, onClose, children }: Props) {
  const account = useQuery(read(readAccount, {}));
  if (account.data) return children(account.data.data);
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <Loaded query={account}>{() => null}</Loaded>
    </Dialog>
  );
}
