import type { Account, AccountSettings } from '@leveza/contract/account/settings.ts';
import { Switch } from '../../ui/form/Switch.tsx';

interface Props {
  account: Account;
  value: AccountSettings;
  onChange: (changed: Partial<AccountSettings>) => void;
}

const EMAIL_OFF = 'Ainda não enviamos e-mails; sua escolha fica guardada.';
const SMS_OFF = 'Ainda não enviamos SMS; sua escolha fica guardada.';

export function MessageSwitches({ account, value, onChange }: Props) {
  return (
    <div className="grid gap-3">
      <Switch
        label="Notificações por e-mail"
        hint={
          <>
            Novas entradas na conta e downloads dos seus dados. Mudanças de segurança são sempre avisadas.
            {!account.isMailConfigured && <span className="block font-medium">{EMAIL_OFF}</span>}
          </>
        }
        value={value.emailNotifications}
        onChange={(emailNotifications) => onChange({ emailNotifications })}
      />
      <Switch
        label="Notificações por SMS"
        hint={account.isSmsConfigured ? 'Os mesmos avisos, no seu telefone.' : SMS_OFF}
        value={value.smsNotifications}
        onChange={(smsNotifications) => onChange({ smsNotifications })}
      />
    </div>
  );
}
