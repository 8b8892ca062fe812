import { type Account, readAccount } from '@leveza/contract/account/settings.ts';
import { accountPercent } from '@leveza/domain/account/completion.ts';
import { PRIVACY_LABEL } from '@leveza/domain/auth/privacy.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { InlineFact, InlineFacts } from '../../ui/InlineFacts.tsx';
import { SectionRow } from '../../ui/SectionRow.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { Loaded } from './Loaded.tsx';
import { useAccountDialog } from './use-account-dialog.ts';

export const ACCOUNT_TITLE = 'Configurações da Conta';

/** How well the account is protected, at a glance; pressing anywhere on it opens the settings. */
export function AccountCard() {
  const account = useQuery(read(readAccount, {}));
  return (
    <Loaded query={account} skeleton={<SkeletonCard />}>
      {({ data }) => <Summary account={data} />}
    </Loaded>
  );
}

function Summary({ account }: { account: Account }) {
  const { show } = useAccountDialog();
  const percent = accountPercent({ ...account, isTwoFactorEnabled: account.twoFactorEnabled });
  return (
    <SectionRow
      title={ACCOUNT_TITLE}
      state={percent === 100 ? 'complete' : 'partial'}
      onEdit={() => show('account')}
    >
      <InlineFacts>
        <InlineFact isTermShown term="E-mail">
          {account.isEmailVerified ? 'Verificado' : 'Não verificado'}
        </InlineFact>
        <InlineFact isTermShown term="Senha">
          {account.hasPassword ? '••••••••' : 'Sem senha'}
        </InlineFact>
        <InlineFact isDetail isTermShown term="Duas etapas (2FA)">
          {account.twoFactorEnabled ? 'Habilitado' : 'Desabilitado'}
        </InlineFact>
        <InlineFact isDetail isTermShown term="Privacidade">
          {PRIVACY_LABEL[account.privacyLevel]}
        </InlineFact>
      </InlineFacts>
    </SectionRow>
  );
}
