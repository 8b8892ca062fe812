import { CARER_ALERT_LABEL } from '@leveza/domain/carers/alerts.ts';
import { carers } from './table.ts';

export const portableCarers = {
  table: carers,
  name: 'carers',
  title: 'Quem recebe avisos',
  columns: {
    name: { label: 'Nome' },
    channel: { label: 'Canal', words: { email: 'E-mail', whatsapp: 'WhatsApp' } },
    address: { label: 'Endereço' },
    alerts: { label: 'Avisos', words: CARER_ALERT_LABEL },
    acceptedAt: { label: 'Aceito em' },
    endedAt: { label: 'Encerrado em' },
    endedBy: { label: 'Encerrado por', words: { patient: 'Paciente', carer: 'Quem recebia' } },
    lastSentAt: { label: 'Último aviso' },
    createdAt: { label: 'Convidado em' },
  },
};
