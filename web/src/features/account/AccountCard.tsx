import { type Account, readAccount } from '@leveza/contract/account/settings.ts';
import { accountPercent } from '@leveza/domain/account/completion.ts';
import { PRIVACY_LABEL } from '@leveza/domain/account/privacy.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { read } from '../../lib/api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
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
  const isComplete = percent === 100;
  return (
    <Card
      title={ACCOUNT_TITLE}
      className="relative transition-colors duration-150 hover:border-line-strong"
      corner={
        <>
          <Badge status={isComplete ? 'ok' : 'attention'}>{isComplete ? 'Completo' : 'Parcial'}</Badge>
          <IconButton
            icon={ChevronRight}
            aria-label={`Editar ${ACCOUNT_TITLE}`}
            aria-haspopup="dialog"
            onPress={() => show('account')}
            className="after:absolute after:inset-0 after:rounded-2xl"
          />
        </>
      }
    >
      <ProgressBar
        label="Proteção da conta"
        value={percent}
        kind="level"
        level={isComplete ? 'ok' : 'brand'}
      />
      <dl className="grid gap-2">
        <Fact term="E-mail">{account.isEmailVerified ? 'Verificado' : 'Não verificado'}</Fact>
        <Fact term="Senha">{account.hasPassword ? '••••••••' : 'Sem senha'}</Fact>
        <Fact term="Duas etapas (2FA)">{account.twoFactorEnabled ? 'Habilitado' : 'Desabilitado'}</Fact>
        <Fact term="Privacidade">{PRIVACY_LABEL[account.privacyLevel]}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
