export const INTENSITY_LABEL = ['Muito Leve', 'Leve', 'Moderado', 'Intenso', 'Muito Intenso'] as const;

export function intensityLabel(intensity: number): string {
  return INTENSITY_LABEL[intensity - 1] ?? String(intensity);
}

const SEE_A_DOCTOR_FROM = 4;

/** 4 and 5 prompt the patient to contact a doctor (specification, second document, section 9). */
export function promptsDoctor(intensity: number): boolean {
  return intensity >= SEE_A_DOCTOR_FROM;
}

/** 'Últimos 7 dias' of the header. */
export const RECENT_DAYS = 7;
