/** The patient's zone unless the profile says otherwise. */
export const DEFAULT_ZONE = 'America/Sao_Paulo';
