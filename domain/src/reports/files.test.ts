import { expect, test } from 'vitest';
import { reportCsv } from './csv.ts';
import { fhirBundle } from './fhir.ts';
import { type Rows, rowsOfType } from './rows.ts';

const measured = {
  at: '2026-11-02T11:00:00.000Z',
  weight: 82.45,
  waist: 96,
  hip: null,
  bodyFat: null,
  systolic: 120,
  diastolic: 80,
  glucose: null,
  pulse: null,
};
const ROWS: Rows = {
  timeZone: 'America/Sao_Paulo',
  applications: [
    { at: '2026-11-03T02:30:00.000Z', medicationName: '=2+3;"x"', doseMg: 0.5, site: 'Abdômen direito' },
  ],
  skips: [],
  tablets: [],
  measurements: [measured],
  effects: [
    { at: '2026-11-04T12:00:00.000Z', effectType: 'nausea', otherName: null, intensity: 3, duration: 90 },
  ],
  exams: [
    {
      day: '2026-11-01',
      name: 'Hemoglobina glicada',
      analyte: 'hba1c',
      value: '5,9',
      amount: 5.9,
      comparator: null,
      unit: '%',
      reference: 'Inferior a 5,7',
      flag: 'high',
      laboratory: 'Lab Ipê',
    },
    {
      day: '2026-11-01',
      name: 'TSH',
      analyte: 'tsh',
      value: '<0,01',
      amount: 0.01,
      comparator: '<',
      unit: 'µUI/mL',
      reference: null,
      flag: null,
      laboratory: 'Lab Ipê',
    },
    {
      day: '2026-11-01',
      name: 'Sangue oculto',
      analyte: null,
      value: 'Negativo',
      amount: null,
      comparator: null,
      unit: null,
      reference: null,
      flag: 'normal',
      laboratory: 'Lab Ipê',
    },
  ],
  meals: [
    {
      day: '2026-11-06',
      time: '12:30',
      name: 'Almoço',
      foods: 'Arroz, Feijão',
      calories: 412.5,
      protein: 14,
      carbs: null,
      fat: null,
      fiber: null,
    },
  ],
  drinks: [{ day: '2026-11-06', ml: 1500 }],
  wellbeing: [{ day: '2026-11-06', hunger: 2, cravings: null, satiety: null, energy: 3 }],
  purchases: [{ day: '2026-11-05', name: 'Ozempic', kind: 'pen', price: 999.9 }],
};

test('a CSV opens in a Brazilian spreadsheet: semicolons, commas, its mark, formulas disarmed, the patient’s clock', () => {
  expect(reportCsv(ROWS)).toBe(
    [
      '\uFEFFData;Hora;Registro;Item;Valor;Unidade;Detalhe',
      '01/11/2026;;Exame;Hemoglobina glicada;5,9;%;"ref. Inferior a 5,7; Lab Ipê"',
      '01/11/2026;;Exame;TSH;;;"<0,01 µUI/mL; Lab Ipê"',
      '01/11/2026;;Exame;Sangue oculto;;;"Negativo; Lab Ipê"',
      '02/11/2026;08:00;Medida;Peso;82,45;kg;',
      '02/11/2026;08:00;Medida;Circunferência abdominal;96;cm;',
      '02/11/2026;08:00;Medida;Pressão sistólica;120;mmHg;',
      '02/11/2026;08:00;Medida;Pressão diastólica;80;mmHg;',
      `02/11/2026;23:30;Aplicação;"'=2+3;""x""";0,5;mg;Abdômen direito`,
      '04/11/2026;09:00;Efeito;Náusea;3;de 1 a 5;90 min',
      '05/11/2026;;Compra;Ozempic;999,9;R$;Caneta',
      '06/11/2026;;Bebidas;Fora das refeições;1500;ml;',
      '06/11/2026;;Bem-estar;Fome;2;de 0 a 4;',
      '06/11/2026;;Bem-estar;Energia;3;de 0 a 4;',
      '06/11/2026;12:30;Refeição;Almoço: Energia;412,5;kcal;Arroz, Feijão',
      '06/11/2026;12:30;Refeição;Almoço: Proteína;14;g;Arroz, Feijão',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['medical', ['applications', 'measurements', 'effects', 'exams', 'meals', 'drinks', 'wellbeing']],
  ['financial', ['purchases']],
  ['progress', ['measurements', 'meals', 'drinks', 'wellbeing']],
] as const)('records of the %s report are those of its parts', (type, lists) => {
  const { timeZone, ...rows } = rowsOfType(ROWS, type);
  expect(timeZone).toBe(ROWS.timeZone);
  expect(Object.entries(rows).flatMap(([list, { length }]) => (length > 0 ? [list] : []))).toEqual(lists);
});

const bundle = (rows = ROWS) => {
  let count = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
  return fhirBundle({
    name: 'Bia Souza',
    gender: 'F',
    generatedAt: '2026-11-17T10:00:00.000Z',
    rows,
    newId,
  });
};

test('a FHIR R4 collection has the fields the standard requires, and every reference leads to an entry', () => {
  const { entry, ...head } = bundle();
  expect(head).toEqual({ resourceType: 'Bundle', type: 'collection', timestamp: '2026-11-17T10:00:00.000Z' });
  const urls = entry.map(({ fullUrl }) => fullUrl);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) expect(url).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
  const [patient, ...resources] = entry.map(({ resource }) => resource as Record<string, unknown>);
  expect(patient).toEqual({ resourceType: 'Patient', name: [{ text: 'Bia Souza' }], gender: 'female' });
  for (const resource of resources) {
    expect(resource.subject).toEqual({ reference: urls[0] });
    expect(resource.effectiveDateTime).toMatch(/Z$|^\d{4}-\d\d-\d\d$/);
    // Required by the structure definitions of R4: status with code or medication.
    if (resource.resourceType === 'Observation') {
      expect(resource).toMatchObject({ status: 'final', code: { text: expect.any(String) } });
    } else {
      expect(resource).toMatchObject({
        status: 'completed',
        medicationCodeableConcept: { text: expect.any(String) },
        dosage: { dose: { value: 0.5, system: 'http://unitsofmeasure.org', code: 'mg' } },
      });
    }
  }
});

test('observations carry LOINC and UCUM where they are certain', () => {
  const observations = bundle()
    .entry.slice(2)
    .map(({ resource }) => resource);
  expect(observations).toMatchObject([
    {
      code: { text: 'Peso', coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
      valueQuantity: { value: 82.45, code: 'kg' },
    },
    { code: { text: 'Circunferência abdominal' }, valueQuantity: { value: 96, unit: 'cm' } },
    {
      code: { coding: [{ code: '85354-9' }] },
      component: [
        { code: { coding: [{ code: '8480-6' }] }, valueQuantity: { value: 120, code: 'mm[Hg]' } },
        { code: { coding: [{ code: '8462-4' }] }, valueQuantity: { value: 80, code: 'mm[Hg]' } },
      ],
    },
    { code: { text: 'Náusea' }, valueInteger: 3 },
    {
      code: { coding: [{ code: '4548-4' }] },
      valueQuantity: { value: 5.9, code: '%' },
      interpretation: [{ coding: [{ code: 'H' }] }],
      referenceRange: [{ text: 'Inferior a 5,7' }],
    },
    { code: { coding: [{ code: '3016-3' }] }, valueQuantity: { comparator: '<', code: 'u[IU]/mL' } },
    { code: { text: 'Sangue oculto' }, valueString: 'Negativo' },
    {
      code: { text: 'Refeição: Almoço' },
      valueString: 'Arroz, Feijão',
      component: [{ valueQuantity: { value: 412.5, code: 'kcal' } }, { valueQuantity: { value: 14 } }],
    },
    { code: { text: 'Bebidas do dia, fora das refeições' }, valueQuantity: { value: 1500, code: 'mL' } },
    { code: { text: 'Fome' }, valueInteger: 2 },
    { code: { text: 'Energia' }, valueInteger: 3 },
  ]);
  expect(observations[1]).not.toHaveProperty('code.coding');
});

const CONVERTED: Rows = {
  ...ROWS,
  exams: [
    {
      ...ROWS.exams[0]!,
      name: 'Glicose',
      analyte: 'glicose',
      value: '5,5',
      amount: 99,
      unit: 'mmol/L',
      reference: '3,9 a 5,5',
    },
  ],
};

test('a value in another unit than its report keeps the printed one beside the reference', () => {
  expect(reportCsv(CONVERTED)).toContain('Exame;Glicose;99;mg/dL;"5,5 mmol/L; ref. 3,9 a 5,5; Lab Ipê"');
  expect(bundle(CONVERTED).entry.map(({ resource }) => resource)).toContainEqual(
    expect.objectContaining({
      valueQuantity: expect.objectContaining({ value: 99, code: 'mg/dL' }) as object,
      referenceRange: [{ text: '3,9 a 5,5 (laudo: 5,5 mmol/L)' }],
    }),
  );
});

test('a glucose measured at home is no vital sign', () => {
  const measurements = [{ ...measured, glucose: 97 }];
  expect(bundle({ ...ROWS, measurements }).entry.map(({ resource }) => resource)).toContainEqual(
    expect.objectContaining({
      code: { text: 'Glicose' },
      category: [{ coding: [expect.objectContaining({ code: 'laboratory' }) as object] }],
    }),
  );
});

test('a skipped injection stands in the spreadsheet and is not done in FHIR, with its reason', () => {
  const skip = { at: '2026-11-10T02:30:00.000Z', medicationName: 'Ozempic', reason: 'Viagem' };
  const rows = { ...ROWS, skips: [skip, { ...skip, medicationName: null }] };
  expect(reportCsv(rows)).toContain('09/11/2026;23:30;Dose pulada;Ozempic;;;Viagem\r\n');
  expect(rowsOfType(rows, 'progress').skips).toEqual([]);
  const skipped = bundle(rows)
    .entry.map(({ resource }) => resource)
    .filter((resource) => 'status' in resource && resource.status === 'not-done');
  expect(skipped).toMatchObject([
    { statusReason: [{ text: 'Viagem' }], medicationCodeableConcept: { text: 'Ozempic' } },
    { medicationCodeableConcept: { text: 'Medicamento não informado' } },
  ]);
  for (const resource of skipped) expect(resource).not.toHaveProperty('dosage');
});

test('tablets of a GLP-1 stand in the spreadsheet and in FHIR, taken and skipped', () => {
  const taken = {
    medicationName: 'Rybelsus 7 mg',
    quantity: 2,
    unit: 'comprimidos',
    isTaken: true,
    reason: null,
  };
  const rows = {
    ...ROWS,
    tablets: [
      { ...taken, at: '2026-11-10T10:00:00.000Z' },
      { ...taken, at: '2026-11-11T10:00:00.000Z', quantity: null, isTaken: false, reason: 'Esqueci' },
    ],
  };
  const csv = reportCsv(rows);
  expect(csv).toContain('10/11/2026;07:00;Dose tomada;Rybelsus 7 mg;2;comprimidos;\r\n');
  expect(csv).toContain('11/11/2026;07:00;Dose pulada;Rybelsus 7 mg;;;Esqueci\r\n');
  const given = bundle(rows)
    .entry.map(({ resource }) => resource)
    .filter((resource) => 'medicationCodeableConcept' in resource);
  expect(given.slice(1)).toMatchObject([
    { status: 'completed', dosage: { route: { text: 'Via oral' }, dose: { value: 2, unit: 'comprimidos' } } },
    { status: 'not-done', statusReason: [{ text: 'Esqueci' }] },
  ]);
  expect(rowsOfType(rows, 'financial').tablets).toEqual([]);
});
