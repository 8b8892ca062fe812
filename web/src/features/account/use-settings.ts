import { type Account, type AccountSettings, updateAccount } from '@leveza/contract/account/settings.ts';
import { useState } from 'react';
import { useCommand } from '../../lib/api.ts';

/** The choices of the account as they stand on the screen, saved or not yet. */
export function useSettings(account: Account) {
  const [changed, setChanged] = useState<Partial<AccountSettings>>({});
  const update = useCommand(updateAccount);
  const { privacyLevel, emailNotifications, smsNotifications } = account;
  const value: AccountSettings = { privacyLevel, emailNotifications, smsNotifications, ...changed };
  const isDirty = Object.entries(changed).some(([name, choice]) => account[name as keyof Account] !== choice);

  return {
    value,
    isDirty,
    isSaving: update.isPending,
    refusal: update.error?.message,
    change: (choice: Partial<AccountSettings>) => setChanged({ ...changed, ...choice }),
    save: () => update.mutateAsync({ body: value }),
  };
}
