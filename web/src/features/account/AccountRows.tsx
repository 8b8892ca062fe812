import { readAccount, updateAccount } from '@leveza/contract/account/settings.ts';
import { coversFigures, PRIVACY_LABEL } from '@leveza/domain/auth/privacy.ts';
import { useQuery } from '@tanstack/react-query';
import { Eye, UserRound } from 'lucide-react';
import { read, useCommand } from '../../lib/api.ts';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { tellFailure } from '../../ui/toast.ts';
import { Loaded } from './Loaded.tsx';
import { useAccountDialog } from './use-account-dialog.ts';

/** Privacidade and Conta as rows of the settings: the same values that the account dialog shows. */
export function AccountRows() {
  const account = useQuery(read(readAccount, {}));
  const update = useCommand(updateAccount);
  const { show } = useAccountDialog();
  return (
    <Loaded query={account} skeleton={<li className="min-h-28" />}>
      {({ data: { privacyLevel, email, isDemo, twoFactorEnabled } }) => {
        const shown = update.isPending ? (update.variables.body.privacyLevel ?? privacyLevel) : privacyLevel;
        return (
          <>
            <SettingRow
              id="privacy"
              icon={Eye}
              title="Privacidade"
              detail={`${PRIVACY_LABEL[shown]}: números ${coversFigures(shown) ? 'cobertos' : 'à vista'} na tela`}
              toggle={{
                isOn: coversFigures(shown),
                onChange: (isOn) =>
                  update.mutate(
                    { body: { privacyLevel: isOn ? 'private' : 'standard' } },
                    { onError: tellFailure('Não foi possível mudar') },
                  ),
              }}
              onEdit={() => show('privacy')}
            />
            <SettingRow
              id="account"
              icon={UserRound}
              title="Conta"
              detail={
                isDemo
                  ? 'Demonstração'
                  : `${email} · duas etapas ${twoFactorEnabled ? 'ligadas' : 'desligadas'}`
              }
              onEdit={() => show('account')}
            />
          </>
        );
      }}
    </Loaded>
  );
}
