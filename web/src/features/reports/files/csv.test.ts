import type { ReportRows } from '@leveza/contract/reports/rows.ts';
import { ANALYTES } from '@leveza/domain/exams/analytes.ts';
import { WELLBEING_LABEL, WELLBEING_SCALES } from '@leveza/domain/nutrition/wellbeing.ts';
import { reportCsv } from '@leveza/domain/reports/csv.ts';
import { PURCHASE_KIND_LABEL, ROW_MEASURES, ROW_NUTRIENTS } from '@leveza/domain/reports/rows.ts';
import { EFFECT_LABEL } from '@leveza/domain/side-effects/effect-types.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { SOME_ROWS } from '../../../testing/reports.ts';

/** Texts that a separator, a quote, a line break or a spreadsheet's formula would spoil. */
const AWKWARD = [
  'Ozempic; "caneta" azul',
  'duas\nlinhas\r\ne um fim;',
  '=HYPERLINK("http://x";"y")',
  '+55 11',
  '-5 mg',
  '@soma',
  '\u22125',
  ' espaço antes e depois ',
  '\ttabulação',
  '1,5; 2,5',
  '""',
];

const [first, ...others] = SOME_ROWS.applications;
const ROWS: ReportRows = {
  ...SOME_ROWS,
  applications: [
    first!,
    ...others,
    ...AWKWARD.map((medicationName, place) => ({
      ...first!,
      at: `2026-11-15T11:${String(place + 10)}:00.000Z`,
      medicationName,
      doseMg: 0.25 + place / 100,
      site: AWKWARD.at(-1 - place)!,
    })),
  ],
  skips: AWKWARD.map((reason, place) => ({
    ...SOME_ROWS.skips[0]!,
    at: `2026-11-14T11:${String(place + 10)}:00.000Z`,
    reason,
  })),
  tablets: [
    ...SOME_ROWS.tablets,
    { ...SOME_ROWS.tablets[0]!, at: '2026-11-03T10:00:00.000Z', quantity: 0.5 },
    {
      ...SOME_ROWS.tablets[0]!,
      at: '2026-11-04T10:00:00.000Z',
      quantity: null,
      isTaken: false,
      reason: 'Enjoo; "muito"',
    },
  ],
  effects: [
    ...SOME_ROWS.effects,
    { ...SOME_ROWS.effects[0]!, at: '2026-11-16T12:00:00.000Z', duration: 1440, intensity: 5 },
    {
      ...SOME_ROWS.effects[0]!,
      at: '2026-11-16T13:00:00.000Z',
      effectType: 'other',
      otherName: '=1+1; "tontura"',
    },
  ],
  meals: [
    ...SOME_ROWS.meals,
    { ...SOME_ROWS.meals[0]!, time: '19:00', name: 'Ceia', foods: '=Arroz; "feijão"\nsalada', fiber: 1234.5 },
    { ...SOME_ROWS.meals[0]!, time: '20:00', name: 'Lanche', calories: null, protein: null },
  ],
  purchases: [
    { day: '2026-11-05', name: '@Caneta; "1 mg"', kind: 'pen', price: 1234.56 },
    { day: '2026-11-06', name: 'Amostra', kind: 'medication', price: null },
  ],
};

interface Line {
  day: string;
  time: string;
  item: string;
  value: number | null;
  unit: string;
  detail: string;
}

const HEAD = ['Data', 'Hora', 'Registro', 'Item', 'Valor', 'Unidade', 'Detalhe'];

const armed = (text: string) => text.replace(/^'(?=[=+\-@\u2212\t\r\n])/u, '');

/** The file as a spreadsheet reads it: lines by their kind, a disarmed formula with its apostrophe taken off. */
function readBack(csv: string): Map<string, Line[]> {
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\uFEFF/u, ''), {
    delimiter: ';',
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  const [head, ...cells] = data;
  expect(head).toEqual(HEAD);
  for (const line of cells) expect(line).toHaveLength(HEAD.length);
  const lines = cells.map(([date, time, kind, item, value, unit, detail]) => ({
    kind: kind!,
    day: date!.split('/').toReversed().join('-'),
    time: time!,
    item: armed(item!),
    value: value === '' ? null : Number(value!.replace(',', '.')),
    unit: armed(unit!),
    detail: armed(detail!),
  }));
  return new Map(
    [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, found]) => [
      kind,
      found.map(({ kind: _kind, ...line }) => line),
    ]),
  );
}

const back = readBack(reportCsv(ROWS));
const linesOf = (kind: string) => back.get(kind) ?? [];
const instantOf = ({ day, time }: Line) => instantAt(day, time, ROWS.timeZone).toISOString();

test('doses come back as they were stored', () => {
  expect(
    linesOf('Aplicação').map((line) => ({
      at: instantOf(line),
      medicationName: line.item,
      doseMg: line.value,
      site: line.detail,
    })),
  ).toEqual(
    ROWS.applications
      .toSorted((a, b) => (a.at < b.at ? -1 : 1))
      .map(({ at, medicationName, doseMg, site }) => ({ at, medicationName, doseMg, site })),
  );
  const skipped = [
    ...ROWS.skips.map(({ at, medicationName, reason }) => ({ at, medicationName, reason })),
    ...ROWS.tablets
      .filter(({ isTaken }) => !isTaken)
      .map(({ at, medicationName, reason }) => ({ at, medicationName, reason })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  expect(
    linesOf('Dose pulada').map((line) => ({
      at: instantOf(line),
      medicationName: line.item,
      reason: line.detail,
    })),
  ).toEqual(skipped);
  expect(
    linesOf('Dose tomada').map((line) => ({
      at: instantOf(line),
      medicationName: line.item,
      quantity: line.value,
      unit: line.unit,
    })),
  ).toEqual(
    ROWS.tablets
      .filter(({ isTaken }) => isTaken)
      .map(({ at, medicationName, quantity, unit }) => ({ at, medicationName, quantity, unit })),
  );
});

test('measures and effects come back as they were stored', () => {
  const measured = ROWS.measurements.flatMap((row) =>
    ROW_MEASURES.filter(({ key }) => row[key] !== null).map(({ key, name, unit }) => ({
      at: row.at,
      name,
      value: row[key],
      unit,
    })),
  );
  expect(
    linesOf('Medida').map((line) => ({
      at: instantOf(line),
      name: line.item,
      value: line.value,
      unit: line.unit,
    })),
  ).toEqual(measured);
  expect(
    linesOf('Efeito').map((line) => ({
      at: instantOf(line),
      name: line.item,
      intensity: line.value,
      duration: line.detail === '' ? null : Number(line.detail.replace(' min', '')),
    })),
  ).toEqual(
    ROWS.effects.map(({ at, effectType, otherName, intensity, duration }) => ({
      at,
      name: otherName ?? EFFECT_LABEL[effectType],
      intensity,
      duration,
    })),
  );
});

test('exams, food, days and purchases come back as they were stored', () => {
  expect(linesOf('Exame').map(({ day, item, value, unit }) => ({ day, item, value, unit }))).toEqual(
    ROWS.exams.map(({ day, name, analyte, amount }) => ({
      day,
      item: name,
      value: amount,
      unit: ANALYTES.find(({ key }) => key === analyte)?.unit ?? '',
    })),
  );
  for (const [place, { value, unit, amount, laboratory, reference }] of ROWS.exams.entries()) {
    const { detail } = linesOf('Exame')[place]!;
    if (amount === null) expect(detail).toContain([value, unit].filter(Boolean).join(' '));
    for (const text of [laboratory, reference ?? '']) expect(detail).toContain(text);
  }
  expect(linesOf('Refeição')).toEqual(
    ROWS.meals.flatMap((meal): Line[] => {
      const line = { day: meal.day, time: meal.time, detail: meal.foods };
      const known = ROW_NUTRIENTS.filter(({ key }) => meal[key] !== null).map(({ key, name, unit }) => ({
        ...line,
        item: `${meal.name}: ${name}`,
        value: meal[key],
        unit,
      }));
      return known.length > 0 ? known : [{ ...line, item: meal.name, value: null, unit: '' }];
    }),
  );
  expect(linesOf('Bebidas').map(({ day, value }) => ({ day, ml: value }))).toEqual(ROWS.drinks);
  expect(linesOf('Bem-estar').map(({ day, item, value }) => [day, item, value])).toEqual(
    ROWS.wellbeing.flatMap((row) =>
      WELLBEING_SCALES.filter((scale) => row[scale] !== null).map((scale) => [
        row.day,
        WELLBEING_LABEL[scale],
        row[scale],
      ]),
    ),
  );
  expect(linesOf('Compra').map(({ day, item, value, detail }) => [day, item, value, detail])).toEqual(
    ROWS.purchases.map(({ day, name, kind, price }) => [day, name, price, PURCHASE_KIND_LABEL[kind]]),
  );
  const kinds = [
    'Aplicação',
    'Dose pulada',
    'Dose tomada',
    'Medida',
    'Efeito',
    'Exame',
    'Refeição',
    'Bebidas',
  ];
  expect([...back.keys()].toSorted()).toEqual([...kinds, 'Bem-estar', 'Compra'].toSorted());
});
