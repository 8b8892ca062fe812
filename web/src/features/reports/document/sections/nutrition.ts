import type { Report } from '@leveza/contract/reports/reports.ts';
import type { ReportNutrient } from '@leveza/domain/reports/types.ts';
import { formatDay, formatNumber } from '../../../../lib/format.ts';
import type { Block, Fact, Section } from '../block.ts';
import { counted, formatTenths } from '../words.ts';

const mean = (label: string, value: number | null, unit: string): Fact[] =>
  value === null ? [] : [{ label, value: `${formatNumber(Math.round(value))}\u00A0${unit}` }];
const felt = (label: string, value: number | null): Fact[] =>
  value === null ? [] : [{ label, value: `${formatTenths(value)} de 4` }];

export function nutritionSection({ nutrition, from, type }: Report): Section | null {
  if (!nutrition) return null;
  const { recordedDays, wellbeing } = nutrition;
  const sinceWords =
    nutrition.from > from ? `, só do último ano do período (desde ${formatDay(nutrition.from)})` : '';
  const eaten = [
    ...mean('Energia por dia', nutrition.calories, 'kcal'),
    ...mean('Proteína por dia', nutrition.protein, 'g'),
    ...mean('Carboidratos por dia', nutrition.carbs, 'g'),
    ...mean('Gorduras por dia', nutrition.fat, 'g'),
    ...mean('Fibras por dia', nutrition.fiber, 'g'),
    ...mean('Água por dia', nutrition.waterMl, 'ml'),
  ];
  const feelings = [
    ...felt('Fome', wellbeing.hunger),
    ...felt('Vontade de comer', wellbeing.craving),
    ...felt('Saciedade', wellbeing.satiety),
    ...felt('Energia', wellbeing.energy),
  ];
  const blocks: Block[] = [];
  if (eaten.length > 0)
    blocks.push(
      { kind: 'facts', facts: eaten },
      {
        kind: 'text',
        tone: 'quiet',
        text:
          recordedDays === 0
            ? `Média dos dias com bebida anotada${sinceWords}. Nenhuma refeição anotada.`
            : `Médias de ${counted(recordedDays, 'dia anotado', 'dias anotados')}${sinceWords}.${incompleteWords(nutrition)}`,
      },
    );
  if (feelings.length > 0)
    blocks.push(
      { kind: 'facts', facts: feelings },
      {
        kind: 'text',
        tone: 'quiet',
        text: `Como ${type === 'progress' ? 'você' : 'a pessoa'} se sentiu, média de ${counted(wellbeing.recordedDays, 'dia', 'dias')}.`,
      },
    );
  if (blocks.length === 0)
    blocks.push({ kind: 'text', text: 'Nenhuma refeição ou bem-estar anotado no período.' });
  const days = Math.max(recordedDays, wellbeing.recordedDays);
  const gist = days === 0 ? {} : { gist: { text: counted(days, 'dia anotado', 'dias anotados') } };
  return { id: 'nutrition', title: 'Alimentação e bem-estar', ...gist, blocks };
}

const NUTRIENT_WORD: Record<ReportNutrient, string> = {
  calories: 'energia',
  protein: 'proteína',
  carbs: 'carboidratos',
  fat: 'gorduras',
  fiber: 'fibras',
};

/** A nutrient without a mean is not shown: nothing is said of it. */
function incompleteWords(nutrition: NonNullable<Report['nutrition']>): string {
  const shown = nutrition.incomplete.filter((nutrient) => nutrition[nutrient] !== null);
  if (shown.length === 0) return '';
  const names = new Intl.ListFormat('pt-BR').format(shown.map((nutrient) => NUTRIENT_WORD[nutrient]));
  return ` Incompletas em ${names}: há alimentos sem esse valor informado.`;
}
