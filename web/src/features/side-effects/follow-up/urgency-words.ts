import type { Urgency } from '@leveza/domain/health-notice.ts';

/** The screen's title, by the most urgent notice. */
export const URGENCY_TITLE: Record<Urgency, string> = {
  emergency: 'Procure ajuda agora',
  urgent: 'Procure atendimento ainda hoje',
  appointment: 'Fale com seu médico nos próximos dias',
};
