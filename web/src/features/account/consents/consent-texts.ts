import type { ConsentPurpose } from '@leveza/contract/auth/consent.ts';

export const CONSENT_TEXTS: Record<ConsentPurpose, { title: string; text: string }> = {
  'health-data': {
    title: 'Dados de saúde',
    text: 'Guardar e usar peso, medidas, doses, sintomas, refeições e exames para acompanhar seu tratamento. Sem isso não há conta no Leveza.',
  },
  messages: {
    title: 'Mensagens',
    text: 'Enviar lembretes por e-mail, SMS ou WhatsApp.',
  },
  ai: {
    title: 'Inteligência artificial',
    text: 'Fazer buscas e ler exames com um modelo configurado no servidor.',
  },
  sharing: {
    title: 'Compartilhamento',
    text: 'Enviar relatórios a outra pessoa, quando você pedir.',
  },
};
