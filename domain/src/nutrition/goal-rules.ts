import * as source from '../sources/nutrition.ts';
import { cite, type Sourced, sourced } from '../sources/source.ts';
import type { Goal } from './goal-words.ts';

/** Where the formula of each goal comes from. */
export const GOAL_RULES: Record<Goal, Sourced> = {
  calories: sourced(
    [
      cite(source.MIFFLIN, 'equações para mulheres e homens'),
      cite(
        source.OBESITY_NUTRITION,
        'energia por dia: 1.200 a 1.500 kcal para mulheres, 1.500 a 1.800 para homens',
      ),
    ],
    'São do Leveza: os 500 kcal a menos enquanto o IMC é 25 ou mais (27 a partir de 60 anos), o fator de atividade pelo exercício do perfil, e a média das duas equações para outro gênero.',
  ),
  protein: sourced(
    [
      cite(source.PROTEIN_WITH_GLP1, 'resumo: 1,2 a 2,0 g por kg de peso ajustado'),
      cite(source.ADJUSTED_WEIGHT, 'peso ideal + 0,25 × (peso − peso ideal)'),
    ],
    'O Leveza usa o menor valor da faixa e, como peso ideal, o do IMC 25.',
  ),
  carbs: sourced(
    [cite(source.EFSA_NUTRIENTS, 'carboidratos: 45 a 60% da energia')],
    'O Leveza conta como carboidratos a energia que a proteína e as gorduras deixam.',
  ),
  fat: sourced(
    [cite(source.EFSA_NUTRIENTS, 'gorduras: 20 a 35% da energia')],
    'O Leveza usa 30% da energia.',
  ),
  fiber: sourced([cite(source.EFSA_NUTRIENTS, 'fibras: 25 g por dia para adultos')]),
  water: sourced(
    [cite(source.NHS_DRINKS, 'quanto beber: 1,6 litro para mulheres, 2 litros para homens')],
    'O Leveza usa 2 litros para outro gênero.',
  ),
};

/** The rule of protein with kidney disease. */
export const KIDNEY_RULE: Sourced = sourced(
  [cite(source.KDIGO_PROTEIN, '0,8 g por kg de peso por dia na doença renal G3 a G5')],
  'Não vale para quem faz diálise, que costuma precisar de mais: digite a meta da sua equipe. O Leveza usa o mesmo peso ajustado e, sem peso ou altura no perfil, 75 kg. Confirme a sua meta com a equipe que acompanha seus rins.',
);
