/** The question before a target below a healthy weight is kept, at registration and in the profile. */
export const LOW_TARGET = {
  question: 'Este peso meta fica abaixo de um peso saudável.',
  detail:
    'Para sua altura e idade, vale conversar com sua equipe de cuidado antes. Quer guardá-lo assim mesmo?',
  confirmLabel: 'Guardar assim mesmo',
  cancelLabel: 'Rever a meta',
  isDoubt: true,
} as const;
