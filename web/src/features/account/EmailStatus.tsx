import { type Account } from '@leveza/contract/account/settings.ts';
import { verifyEmail } from '@leveza/contract/auth/email.ts';
import type { ReactNode } from 'react';
import { useCommand } from '../../lib/api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LinkSent } from './LinkSent.tsx';

/** The account's address, whether it is known to be the patient's, and the way to show that it is. */
export function EmailStatus({ account, action }: { account: Account; action?: ReactNode }) {
  const verify = useCommand(verifyEmail);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{account.email}</span>
        <Badge status={account.isEmailVerified ? 'ok' : 'attention'}>
          {account.isEmailVerified ? 'Verificado' : 'Não verificado'}
        </Badge>
      </p>
      {account.pendingEmail && (
        <Notice tone="info">
          Esperando a confirmação de <strong className="wrap-anywhere">{account.pendingEmail}</strong>. Até
          você abrir o link enviado, vale o endereço de hoje.
        </Notice>
      )}
      <FormAlert>{verify.error?.message}</FormAlert>
      {verify.data && <LinkSent to={verify.data.data.sentTo} isMailConfigured={account.isMailConfigured} />}
      <div className="flex flex-wrap gap-2 *:flex-1 empty:hidden sm:*:flex-none">
        {!account.isEmailVerified && (
          <Button
            variant="secondary"
            isPending={verify.isPending}
            pendingLabel="Enviando..."
            onPress={() => verify.mutate({})}
          >
            {verify.data ? 'Enviar outra vez' : 'Verificar e-mail'}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
