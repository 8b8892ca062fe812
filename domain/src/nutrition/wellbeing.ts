/** Four scales of a day, each from 0 to 4 and each optional. */
export const WELLBEING_SCALES = ['hunger', 'cravings', 'satiety', 'energy'] as const;
export type WellbeingScale = (typeof WELLBEING_SCALES)[number];
export type Wellbeing = Record<WellbeingScale, number | null>;

export const WELLBEING_LABEL: Record<WellbeingScale, string> = {
  hunger: 'Fome',
  cravings: 'Vontade de comer',
  satiety: 'Saciedade',
  energy: 'Energia',
};

export const MOST_WELLBEING = 4;

/** The words of 0 to 4. */
export const WELLBEING_WORDS: Record<WellbeingScale, readonly string[]> = {
  hunger: ['nenhuma', 'pouca', 'média', 'bastante', 'muita'],
  cravings: ['nenhuma', 'pouca', 'média', 'bastante', 'muita'],
  satiety: ['nenhuma', 'pouca', 'média', 'bastante', 'muita'],
  energy: ['nenhuma', 'pouca', 'média', 'boa', 'muita'],
};
