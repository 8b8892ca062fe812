import {
  Download,
  FileCheck,
  History,
  KeyRound,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  Trash2,
  Upload,
} from 'lucide-react';
import type { AccountDialogName } from './search.ts';

export interface Right {
  dialog: AccountDialogName;
  icon: LucideIcon;
  title: string;
  text: string;
}

export const SECURITY: Right[] = [
  {
    dialog: 'password',
    icon: KeyRound,
    title: 'Senha',
    text: 'Troque sua senha e encerre as outras sessões.',
  },
  {
    dialog: 'two-factor',
    icon: ShieldCheck,
    title: 'Verificação em duas etapas',
    text: 'Peça também um código do celular para entrar.',
  },
  { dialog: 'email', icon: Mail, title: 'E-mail', text: 'Verifique ou troque o endereço da conta.' },
  {
    dialog: 'sessions',
    icon: MonitorSmartphone,
    title: 'Sessões abertas',
    text: 'Veja onde sua conta está aberta e encerre o que não reconhecer.',
  },
  {
    dialog: 'access-log',
    icon: History,
    title: 'Registro de acessos',
    text: 'Entradas, downloads e mudanças de segurança.',
  },
];

export const DATA: Right[] = [
  {
    dialog: 'consents',
    icon: FileCheck,
    title: 'Consentimentos',
    text: 'Veja o que você autorizou e retire quando quiser.',
  },
  {
    dialog: 'export',
    icon: Download,
    title: 'Baixar meus dados',
    text: 'Tudo o que o Leveza guarda sobre você, em um arquivo.',
  },
  {
    dialog: 'import',
    icon: Upload,
    title: 'Importar',
    text: 'Traga para uma conta nova o que você baixou de outra.',
  },
  { dialog: 'delete', icon: Trash2, title: 'Excluir conta', text: 'Apague a conta e tudo o que há nela.' },
];
