/** The refusals of a change of foods and meals. */
export const NUTRITION_PROBLEMS = {
  'no-meals-to-copy': {
    status: 409,
    message: 'Este dia não tem refeições para copiar. Escolha outro dia.',
  },
  'meal-full': {
    status: 409,
    message: 'Esta refeição já tem 60 alimentos. Crie outra refeição para registrar mais.',
  },
} as const;
