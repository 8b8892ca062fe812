/** The one word for each state of a planned dose, on every screen. */
export const DOSE_STATE_WORD = {
  taken: 'Tomado',
  scheduled: 'Agendado',
  late: 'Atrasada',
  skipped: 'Pulada',
  missed: 'Não registrada',
} as const;

/** An injection is applied. */
export const APPLIED_WORD = 'Aplicada';
