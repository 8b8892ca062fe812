import type { Urgency } from '@leveza/domain/side-effects/red-flag.ts';

/** What the most urgent notice asks for, as the screen's title. */
export const URGENCY_TITLE: Record<Urgency, string> = {
  emergency: 'Procure ajuda agora',
  urgent: 'Procure atendimento ainda hoje',
  appointment: 'Fale com seu médico nos próximos dias',
};
