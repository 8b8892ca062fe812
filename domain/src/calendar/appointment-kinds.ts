export const APPOINTMENT_KINDS = [
  'consulta',
  'exame',
  'retorno',
  'cirurgia',
  'procedimento',
  'outro',
] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

export const APPOINTMENT_LABEL: Record<AppointmentKind, string> = {
  consulta: 'Consulta',
  exame: 'Exame',
  retorno: 'Retorno',
  cirurgia: 'Cirurgia',
  procedimento: 'Procedimento',
  outro: 'Outro',
};
