/** The words of the choice to correct the past with a food. */
export const ALSO_PAST = {
  label: 'Corrigir também as refeições já registradas',
  hint: 'Sem isto, elas ficam com os valores de quando você registrou.',
};
