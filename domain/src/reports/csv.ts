import { BYTE_ORDER_MARK, csvText } from '../csv.ts';
import { ANALYTES } from '../exams/analytes.ts';
import { WELLBEING_LABEL, WELLBEING_SCALES } from '../nutrition/wellbeing.ts';
import { EFFECT_LABEL } from '../side-effects/effect-types.ts';
import type { Day } from '../time/days.ts';
import { wallClock } from '../time/instants.ts';
import { PURCHASE_KIND_LABEL, ROW_MEASURES, ROW_NUTRIENTS, type Rows } from './rows.ts';

const HEAD = ['Data', 'Hora', 'Registro', 'Item', 'Valor', 'Unidade', 'Detalhe'];

interface Line {
  day: Day;
  time: string;
  cells: [kind: string, item: string, value: number | null, unit: string, detail: string];
}

/** Every record as one line, oldest first, as a Brazilian spreadsheet opens it: semicolons and decimal commas. */
export function reportCsv(rows: Rows): string {
  const lines = [
    ...applicationLines(rows),
    ...skipLines(rows),
    ...tabletLines(rows),
    ...measurementLines(rows),
    ...effectLines(rows),
    ...examLines(rows),
    ...mealLines(rows),
    ...dayLines(rows),
    ...purchaseLines(rows),
  ].toSorted((a, b) => (a.day + a.time < b.day + b.time ? -1 : a.day + a.time > b.day + b.time ? 1 : 0));
  return BYTE_ORDER_MARK + [HEAD.join(';'), ...lines.map(written), ''].join('\r\n');
}

function written({ day, time, cells: [kind, item, value, unit, detail] }: Line): string {
  const [year, month, date] = day.split('-');
  const number = value === null ? '' : String(value).replace('.', ',');
  return [
    `${date}/${month}/${year}`,
    time,
    csvText(kind),
    csvText(item),
    number,
    csvText(unit),
    csvText(detail),
  ].join(';');
}

const applicationLines = ({ applications, timeZone }: Rows): Line[] =>
  applications.map(({ at, medicationName, doseMg, site }) => ({
    ...wallClock(timeZone, new Date(at)),
    cells: ['Aplicação', medicationName, doseMg, 'mg', site ?? ''],
  }));

const skipLines = ({ skips, timeZone }: Rows): Line[] =>
  skips.map(({ at, medicationName, reason }) => ({
    ...wallClock(timeZone, new Date(at)),
    cells: ['Dose pulada', medicationName ?? '', null, '', reason],
  }));

const tabletLines = ({ tablets, timeZone }: Rows): Line[] =>
  tablets.map(({ at, medicationName, quantity, unit, isTaken, reason }) => ({
    ...wallClock(timeZone, new Date(at)),
    cells: isTaken
      ? ['Dose tomada', medicationName, quantity, unit, '']
      : ['Dose pulada', medicationName, null, '', reason ?? ''],
  }));

const measurementLines = ({ measurements, timeZone }: Rows): Line[] =>
  measurements.flatMap((row) =>
    ROW_MEASURES.filter(({ key }) => row[key] !== null).map(({ key, name, unit }): Line => ({
      ...wallClock(timeZone, new Date(row.at)),
      cells: ['Medida', name, row[key], unit, ''],
    })),
  );

const effectLines = ({ effects, timeZone }: Rows): Line[] =>
  effects.map(({ at, effectType, otherName, intensity, duration }) => ({
    ...wallClock(timeZone, new Date(at)),
    cells: [
      'Efeito',
      otherName ?? EFFECT_LABEL[effectType],
      intensity,
      'de 1 a 5',
      duration === null ? '' : `${duration} min`,
    ],
  }));

/**
 * A result that is no number, or whose report has another unit, stands in the detail as it was printed: the reference
 * beside it is in that unit.
 */
const examLines = ({ exams }: Rows): Line[] =>
  exams.map(({ day, name, analyte, amount, comparator, value, unit, reference, laboratory }) => {
    const own = ANALYTES.find(({ key }) => key === analyte)?.unit;
    const isNumber = own !== undefined && amount !== null && comparator === null;
    const isAsPrinted = isNumber && (unit === null || unit === own);
    const printed = [value, unit].filter(Boolean).join(' ');
    const detail = [isAsPrinted ? null : printed, reference && `ref. ${reference}`, laboratory];
    return {
      day,
      time: '',
      cells: [
        'Exame',
        name,
        isNumber ? amount : null,
        isNumber ? own : '',
        detail.filter(Boolean).join('; '),
      ],
    };
  });

const mealLines = ({ meals }: Rows): Line[] =>
  meals.flatMap(({ day, time, ...meal }): Line[] => {
    const known = ROW_NUTRIENTS.filter(({ key }) => meal[key] !== null);
    if (known.length === 0) return [{ day, time, cells: ['Refeição', meal.name, null, '', meal.foods] }];
    return known.map(({ key, name, unit }) => ({
      day,
      time,
      cells: ['Refeição', `${meal.name}: ${name}`, meal[key], unit, meal.foods],
    }));
  });

const dayLines = ({ drinks, wellbeing }: Rows): Line[] => [
  ...drinks.map(({ day, ml }): Line => ({
    day,
    time: '',
    cells: ['Bebidas', 'Fora das refeições', ml, 'ml', ''],
  })),
  ...wellbeing.flatMap((row) =>
    WELLBEING_SCALES.filter((scale) => row[scale] !== null).map((scale): Line => ({
      day: row.day,
      time: '',
      cells: ['Bem-estar', WELLBEING_LABEL[scale], row[scale], 'de 0 a 4', ''],
    })),
  ),
];

const purchaseLines = ({ purchases }: Rows): Line[] =>
  purchases.map(({ day, name, kind, price }) => ({
    day,
    time: '',
    cells: ['Compra', name, price, price === null ? '' : 'R$', PURCHASE_KIND_LABEL[kind]],
  }));
