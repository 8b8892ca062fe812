import type { AccessEvent } from '@leveza/contract/account/access-log.ts';
import {
  Download,
  KeyRound,
  LogIn,
  type LucideIcon,
  Mail,
  RefreshCw,
  ShieldCheck,
  ShieldOff,
  Upload,
} from 'lucide-react';

export const ACCESS_WORDS: Record<AccessEvent, { text: string; icon: LucideIcon }> = {
  'sign-in': { text: 'Entrada na conta', icon: LogIn },
  export: { text: 'Dados baixados', icon: Download },
  import: { text: 'Dados importados', icon: Upload },
  'password-changed': { text: 'Senha trocada', icon: KeyRound },
  'email-changed': { text: 'E-mail trocado', icon: Mail },
  'two-factor-enabled': { text: 'Verificação em duas etapas habilitada', icon: ShieldCheck },
  'two-factor-disabled': { text: 'Verificação em duas etapas desabilitada', icon: ShieldOff },
  'recovery-codes-renewed': { text: 'Códigos de recuperação renovados', icon: RefreshCw },
};

export const UNKNOWN_DEVICE = 'Aparelho desconhecido';
export const UNKNOWN_PLACE = 'Local desconhecido';
