import type { AccessEvent } from '@leveza/contract/account/access-log.ts';
import { AccountSettings } from '@leveza/contract/account/settings.ts';
import { PRIVACY_LABEL } from '@leveza/domain/auth/privacy.ts';
import { accessLog, accountSettings } from '../auth/table.ts';

export const portableSettings = {
  table: accountSettings,
  name: 'accountSettings',
  title: 'Preferências da conta',
  comesWithAccount: true,
  columns: {
    privacyLevel: {
      label: 'Privacidade',
      is: AccountSettings.shape.privacyLevel,
      words: PRIVACY_LABEL,
    },
    emailNotifications: { label: 'Notificações por e-mail' },
    smsNotifications: { label: 'Notificações por SMS' },
  },
};

const EVENT_WORDS: Record<AccessEvent, string> = {
  'sign-in': 'Entrada na conta',
  export: 'Dados baixados',
  import: 'Dados importados',
  'password-changed': 'Senha trocada',
  'email-changed': 'E-mail trocado',
  'two-factor-enabled': 'Verificação em duas etapas habilitada',
  'two-factor-disabled': 'Verificação em duas etapas desabilitada',
  'recovery-codes-renewed': 'Códigos de recuperação renovados',
};

export const portableAccessLog = {
  table: accessLog,
  name: 'accessLog',
  title: 'Acessos',
  since: 'at',
  columns: {
    event: { label: 'Evento', words: EVENT_WORDS },
    device: { label: 'Aparelho' },
    at: { label: 'Quando' },
  },
};
