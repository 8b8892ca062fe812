import { expect, test } from 'vitest';
import { reportCsv } from './csv.ts';
import { fhirBundle } from './fhir.ts';
import type { Rows } from './rows.ts';

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
  measurements: [measured],
  effects: [
    { at: '2026-11-04T12:00:00.000Z', effectType: 'nausea', otherName: null, intensity: 3, duration: 90 },
  ],
  purchases: [{ day: '2026-11-05', name: 'Ozempic', kind: 'pen', price: 999.9 }],
};

test('a CSV opens in a Brazilian spreadsheet: semicolons, commas, its mark, formulas disarmed, the patient’s clock', () => {
  expect(reportCsv(ROWS, { hasSpending: true })).toBe(
    [
      '\uFEFFData;Hora;Registro;Item;Valor;Unidade;Detalhe',
      '02/11/2026;08:00;Medida;Peso;82,45;kg;',
      '02/11/2026;08:00;Medida;Circunferência abdominal;96;cm;',
      '02/11/2026;08:00;Medida;Pressão sistólica;120;mmHg;',
      '02/11/2026;08:00;Medida;Pressão diastólica;80;mmHg;',
      `02/11/2026;23:30;Aplicação;"'=2+3;""x""";0,5;mg;Abdômen direito`,
      '04/11/2026;09:00;Efeito;Náusea;3;de 1 a 5;90 min',
      '05/11/2026;;Compra;Ozempic;999,9;R$;Caneta',
      '',
    ].join('\r\n'),
  );
  expect(reportCsv(ROWS, { hasSpending: false })).not.toContain('Compra');
});

const bundle = () => {
  let count = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
  return fhirBundle({
    name: 'Bia Souza',
    gender: 'F',
    generatedAt: '2026-11-17T10:00:00.000Z',
    rows: ROWS,
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
    expect(resource.effectiveDateTime).toMatch(/Z$/);
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
  ]);
  expect(observations[1]).not.toHaveProperty('code.coding');
});
