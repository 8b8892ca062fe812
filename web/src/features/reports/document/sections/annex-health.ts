import type { ReportRows } from '@leveza/contract/reports/rows.ts';
import { RESULT_FLAG_LABEL } from '@leveza/domain/exams/states.ts';
import { ROW_NUTRIENTS } from '@leveza/domain/reports/rows.ts';
import { WELLBEING_LABEL, WELLBEING_SCALES } from '@leveza/domain/nutrition/wellbeing.ts';
import { formatDay, formatNumber } from '../../../../lib/format.ts';
import type { Block, Column } from '../block.ts';
import { annexTable } from './annex-table.ts';

const DAY: Column = { title: 'Dia', width: 2.4 };
const figure = (value: number | null) => (value === null ? '-' : formatNumber(Math.round(value)));

/** Results of exams, meals and how the days were, one row each. */
export function healthTables(rows: ReportRows): Block[] {
  return [
    annexTable(
      'Exames',
      [
        DAY,
        { title: 'Exame', width: 4.4 },
        { title: 'Resultado', width: 3, isNumber: true, isBody: true },
        { title: 'Referência', width: 3.2 },
        { title: 'Situação', width: 2.2 },
        { title: 'Laboratório', width: 3 },
      ],
      rows.exams.map(({ day, name, value, unit, reference, flag, laboratory }) => [
        formatDay(day),
        name,
        [value, unit].filter(Boolean).join(' '),
        reference ?? '-',
        flag === null ? '-' : RESULT_FLAG_LABEL[flag],
        laboratory,
      ]),
    ),
    annexTable(
      'Refeições',
      [
        { title: 'Quando', width: 3 },
        { title: 'Refeição', width: 3 },
        { title: 'Alimentos', width: 5 },
        ...ROW_NUTRIENTS.map(({ name, unit }) => ({
          title: `${SHORT[name]} (${unit})`,
          width: 1.6,
          isNumber: true,
        })),
      ],
      rows.meals.map((meal) => [
        `${formatDay(meal.day)} ${meal.time}`,
        meal.name,
        meal.foods,
        ...ROW_NUTRIENTS.map(({ key }) => figure(meal[key])),
      ]),
    ),
    annexTable(
      'Bebidas por dia, fora das refeições',
      [DAY, { title: 'Total (ml)', width: 2.4, isNumber: true }],
      rows.drinks.map(({ day, ml }) => [formatDay(day), formatNumber(ml)]),
    ),
    annexTable(
      'Bem-estar (0 a 4)',
      [
        DAY,
        ...WELLBEING_SCALES.map((scale) => ({ title: WELLBEING_LABEL[scale], width: 2.4, isNumber: true })),
      ],
      rows.wellbeing.map((row) => [
        formatDay(row.day),
        ...WELLBEING_SCALES.map((scale) => (row[scale] === null ? '-' : String(row[scale]))),
      ]),
    ),
  ].flat();
}

/** Five columns of figures leave little room for their names. */
const SHORT: Record<(typeof ROW_NUTRIENTS)[number]['name'], string> = {
  Energia: 'Energia',
  Proteína: 'Prot.',
  Carboidratos: 'Carb.',
  Gorduras: 'Gord.',
  Fibras: 'Fibras',
};
