/** How much others near the screen, or in the inbox, may see. */
export const PRIVACY_LABEL = { public: 'Aberto', standard: 'Padrão', private: 'Privado' } as const;
export type PrivacyLevel = keyof typeof PRIVACY_LABEL;

/** Figures about the body stay covered on the screen until the patient asks to see them. */
export function coversFigures(level: PrivacyLevel): boolean {
  return level === 'private';
}

/** Whether a message that leaves Leveza may say what it is about. */
export function saysDetails(level: PrivacyLevel): boolean {
  return level === 'public';
}
