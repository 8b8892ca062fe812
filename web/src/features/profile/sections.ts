import type { ProfileSection } from '@leveza/domain/profile/completeness.ts';

/** The parts of the profile a patient edits, by the names on their cards, dialogs and toasts. */
export const SECTION_TITLE: Record<ProfileSection, string> = {
  personal: 'Informações Pessoais',
  physical: 'Dados Físicos',
  medical: 'Informações Médicas',
  lifestyle: 'Estilo de Vida',
};
