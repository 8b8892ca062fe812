import { describe, expect, test } from 'vitest';
import { type Line, judge } from './judge.ts';

const WOMAN = { sex: 'F', age: 43 } as const;
const MAN = { sex: 'M', age: 43 } as const;
const UNKNOWN = { sex: null, age: null };

const line = (
  key: string | null,
  value: string,
  unit: string | null,
  referenceRange: string | null,
): Line => ({
  key,
  value,
  unit,
  referenceRange,
  valueNumber: null,
  comparator: null,
  refLow: null,
  refHigh: null,
});

describe('the printed range', () => {
  test.each([
    ['4,52', '3,90 a 5,00', 'normal'],
    ['3,90', '3,90 a 5,00', 'normal'],
    ['5,01', '3,90 a 5,00', 'high'],
    ['3,1', '3,90 a 5,00', 'low'],
    ['99', 'até 99', 'normal'],
    ['100', 'Inferior a 100', 'high'],
    ['40', 'Superior a 40', 'low'],
    ['41', 'Superior a 40', 'normal'],
    ['< 9', 'Inferior a 34 UI/mL', 'normal'],
    ['< 5', '3 a 9', null],
    ['< 2', '3 a 9', 'low'],
    ['> 90', 'Superior a 60', 'normal'],
    ['12', 'vide tabela', null],
    ['12', 'Adultos: 5 a 10 Crianças: 8 a 20', 'high'],
    ['12', '20 a 49 anos 5 a 10; 50 a 90 anos 8 a 20', 'high'],
    ['12', '20 a 49 anos: 5 a 10; 20 a 49 anos: 8 a 20', null],
    ['12', '50 a 90 anos: 5 a 20', null],
    ['12', 'Homens: 5 a 20', null],
    ['12', 'Acima de 20 anos: 5 a 10', 'high'],
    ['12', '5 a 20 UI/mL', 'normal'],
    ['12', '5 a 20 mUI/mL', null],
  ])('%s of %s is %s', (value, range, flag) => {
    const judged = judge(line('anti_tpo', value, 'UI/mL', range), WOMAN);
    expect(judged.flag).toBe(flag);
    expect(judged.rangeOrigin).toBe(judged.refLow === null && judged.refHigh === null ? null : 'printed');
  });

  test('of the other sex alone gives none, and of an unknown one that range', () => {
    const men = line('ferritina', '12', 'ng/mL', 'Homens: 30 a 300');
    expect(judge(men, WOMAN)).toMatchObject({ flag: null, refLow: null, refHigh: null });
    expect(judge(men, UNKNOWN)).toMatchObject({ flag: 'low', refLow: 30, refHigh: 300 });
  });

  test('parted by ages gives none where the age is not known', () => {
    const range = '20 a 49 anos 5 a 10; 50 a 90 anos 8 a 20';
    expect(judge(line('anti_tpo', '12', 'UI/mL', range), UNKNOWN).flag).toBeNull();
  });

  test.each([
    [WOMAN, 12, 15.5, 'normal'],
    [MAN, 13, 17, 'low'],
    [UNKNOWN, null, null, null],
  ])('parted by sex goes by %j', (person, refLow, refHigh, flag) => {
    const range = 'Homens: 13,0 a 17,0 / Mulheres: 12,0 a 15,5';
    expect(judge(line('hemoglobina', '12,4', 'g/dL', range), person)).toMatchObject({
      refLow,
      refHigh,
      flag,
    });
  });

  test('limits that are sent count before the text', () => {
    const sent = { ...line('glicose', '126', 'mg/dL', '70 a 99'), refLow: 70, refHigh: 130 };
    expect(judge(sent, WOMAN)).toMatchObject({ flag: 'normal', refHigh: 130 });
  });
});

describe('a point before three digits', () => {
  test.each([
    ['tsh', '2.345', 'µUI/mL', '0.350 a 4.940', 2.345, 4.94, 'normal'],
    ['tsh', '6.20', 'µUI/mL', '0.350 a 4.940', 6.2, 4.94, 'high'],
    ['tsh', '6.345', 'mUI/L', null, 6.345, 4.5, 'high'],
    ['potassio', '4.100', 'mmol/L', '3.500 a 5.100', 4.1, 5.1, 'normal'],
    ['hemacias', '4.520', 'milhões/mm³', '3.900 a 5.000', 4.52, 5, 'normal'],
    ['hemacias', '4.520', 'mil/mm³', '3.900 a 5.000', 4520, 5000, 'normal'],
    ['hemacias', '4.520.000', '/mm³', '3.900.000 a 5.000.000', 4_520_000, 5_000_000, 'normal'],
    ['triglicerideos', '5.200', 'mg/dL', 'Inferior a 150', 5200, 150, 'critical'],
    ['tgp', '1.500', 'U/L', 'até 33', 1500, 33, 'critical'],
    ['leucocitos', '6.450', '/mm³', '4.000 a 11.000', 6450, 11_000, 'normal'],
    ['leucocitos', '6.250', '10^3/µL', '4.0 - 11.0', 6.25, 11, 'normal'],
    ['leucocitos', '1.050', 'mil/mm³', '4.000 - 11.000', 1.05, 11, 'critical'],
    ['plaquetas', '1.200', 'mil/mm³', '150 a 450', 1200, 450, 'critical'],
    ['plaquetas', '250.000', 'mil/mm³', '150.000 a 450.000', 250, 450, 'normal'],
    ['vitamina_b12', '1.250', 'pg/mL', '200 a 900', 1250, 900, 'high'],
    ['urina_densidade', '1.020', null, null, 1020, 1035, 'normal'],
    ['calcitonina', '1.250', 'pg/mL', 'Inferior a 10,0', 1250, 10, 'high'],
    ['calcitonina', '1.250', 'pg/mL', 'até 10', 1250, 10, 'high'],
    ['calcitonina', '1.250', 'pg/mL', 'até 10.0', 1.25, 10, 'normal'],
    ['psa_total', '1.250', 'ng/mL', 'até 4,0', 1250, 4, 'high'],
    ['psa_total', '1.234', 'ng/mL', '0.0 a 4.0', 1.234, 4, 'normal'],
  ])('of %s: %s %s beside %s', (key, value, unit, range, valueNumber, refHigh, flag) => {
    expect(judge(line(key, value, unit, range), WOMAN)).toMatchObject({ valueNumber, refHigh, flag });
  });

  test('is read so too where the other meaning was sent as numbers', () => {
    const sent = { ...line('tsh', '2.345', 'µUI/mL', '0.350 a 4.940'), valueNumber: 2345, refHigh: 4940 };
    expect(judge(sent, WOMAN)).toMatchObject({ valueNumber: 2.345, refHigh: 4.94, amount: 2.345 });
  });
});

test.each([
  ['hemoglobina', '10', 'g/dL', 'Mulheres -12,0 a 15,5 g/dL', null],
  ['glicose', '60', 'mg/dL', '-70 a 99', null],
  [null, '-3,2', 'mmol/L', '-2,0 a +3,0', 'low'],
])('a dash before the limit of %s %s makes nothing normal', (key, value, unit, range, flag) => {
  const read = judge(line(key, value, unit, range), WOMAN);
  expect(read.flag).toBe(flag);
  const again = { ...line(key, value, unit, range), refLow: read.refLow, refHigh: read.refHigh };
  expect(judge(again, WOMAN).flag).toBe(flag);
});

test.each([
  ['126', 90, null, 126, null],
  ['1.020', 1.02, null, 1.02, null],
  ['1.020', 1020, null, 1020, null],
  ['1.020', 90, null, 1020, null],
  ['126 mg', 126, null, 126, null],
  ['< 9', 9, '>', 9, '<'],
  ['9', 9, '<', 9, '<'],
] as const)('%s printed, %d and %s sent', (value, valueNumber, comparator, number, sign) => {
  const sent = { ...line('glicose', value, 'mg/dL', '70 a 99'), valueNumber, comparator };
  expect(judge(sent, WOMAN)).toMatchObject({ valueNumber: number, comparator: sign });
});

describe('our range', () => {
  test.each([
    ['glicose', '126', 'mg/dL', WOMAN, 'high', 70, 99],
    ['glicose', '5,0', 'mmol/L', WOMAN, 'normal', 3.89, 5.5],
    ['creatinina', '1,2', 'mg/dL', WOMAN, 'high', 0.5, 1.1],
    ['creatinina', '1,2', 'mg/dL', MAN, 'normal', 0.7, 1.3],
    ['creatinina', '1,2', 'mg/dL', UNKNOWN, 'normal', 0.5, 1.3],
    ['urina_densidade', '1,020', null, WOMAN, 'normal', 1.005, 1.035],
    ['urina_densidade', '1.020', null, WOMAN, 'normal', 1005, 1035],
  ])('of %s %s %s for %j', (key, value, unit, person, flag, refLow, refHigh) => {
    const judged = judge(line(key, value, unit, null), person);
    expect(judged).toMatchObject({ flag, refLow, refHigh, rangeOrigin: 'ours' });
  });

  test('is not for children, nor for a unit that cannot be compared', () => {
    expect(judge(line('glicose', '126', 'mg/dL', null), { sex: 'F', age: 12 }).flag).toBeNull();
    expect(judge(line('glicose', '126', null, null), WOMAN)).toMatchObject({ flag: null, amount: null });
  });
});

test.each([
  ['potassio', '6,5', 'mmol/L', '3,5 a 5,1', 'critical'],
  ['potassio', '6,5', 'mEq/L', null, 'critical'],
  ['glicose', '2,5', 'mmol/L', null, 'critical'],
  ['plaquetas', '15', 'mil/µL', '150 a 450', 'critical'],
  ['potassio', '5,3', 'mmol/L', '3,5 a 5,1', 'high'],
  ['potassio', '5,3', 'mmol/L', '3,5 a 5,1 mEq/L', 'high'],
  ['tgo', '< 1500', 'U/L', null, null],
  ['tgo', '> 1000', 'U/L', null, 'critical'],
  ['glicose', '> 40', 'mg/dL', null, null],
  ['glicose', '< 54', 'mg/dL', null, 'critical'],
  ['inr', '6,1', null, 'Terapêutico: 2,0 a 3,0', 'critical'],
  ['ttpa', '80', 'segundos', '25 a 36', 'critical'],
  ['tap', '45', '%', '70 a 100', 'low'],
  ['fibrinogenio', '0,7', 'g/L', '2 a 4', 'critical'],
  ['glicose_pos_prandial', '50', 'mg/dL', 'até 140', 'critical'],
  ['lipase', '190', 'U/L', '73 a 393', 'normal'],
  ['lipase', '400', 'U/L', '73 a 393', 'high'],
  ['lipase', '1200', 'U/L', '73 a 393', 'critical'],
  ['lipase', '320', 'U/L', '23 a 300', 'high'],
  ['lipase', '170', 'U/L', 'até 39', 'critical'],
  ['lipase', '> 180', 'U/L', 'até 60', 'critical'],
  ['lipase', '>= 180', 'U/L', 'até 60', 'high'],
  ['lipase', '< 180', 'U/L', 'até 60', null],
  ['lipase', '170', 'U/L', null, 'high'],
  ['lipase', '190', 'U/L', null, 'critical'],
  ['amilase', '230', 'U/L', 'até 220', 'high'],
  ['amilase', '230', 'U/L', 'até 100', 'critical'],
])('%s %s %s is %s beyond its critical limit', (key, value, unit, range, flag) => {
  expect(judge(line(key, value, unit, range), WOMAN).flag).toBe(flag);
});

test.each([
  ['Negativo', 'Negativo', 'normal', 'printed'],
  ['Positivo', 'Negativo', 'abnormal', 'printed'],
  ['Não reagente', 'Negativo', 'normal', 'printed'],
  ['Presença de traços', null, 'abnormal', 'ours'],
  ['Ausente', null, 'normal', 'ours'],
  ['Indeterminado', 'Não reagente', 'borderline', 'printed'],
  ['Reagente', 'Reagente: superior a 1,0; Não reagente: inferior a 1,0', null, 'printed'],
])('%s where %s is expected is %s', (value, range, flag, rangeOrigin) => {
  expect(judge(line('urina_proteina', value, null, range), WOMAN)).toMatchObject({ flag, rangeOrigin });
});

test.each([
  ['glicose', '45 mg/dL', 'critical', 45],
  ['hba1c', '5,4%', 'normal', 5.4],
  ['glicose', '5 mmol/L', 'normal', 90.1],
  ['plaquetas', '250.000/mm³', 'normal', 250_000],
])('of %s, %s is typed with its unit', (key, value, flag, amount) => {
  const judged = judge(line(key, value, 'mg/dL', null), WOMAN);
  expect(judged.flag).toBe(flag);
  expect(judged.amount).toBeCloseTo(amount, 0);
});

test.each([
  ['leucocitos', '4', '/µL', 'até 10 /µL', 'normal'],
  ['leucocitos', '15', '/µL', 'até 10 /µL', 'high'],
  ['leucocitos', '250', '/µL', '0 a 10', 'high'],
  ['leucocitos', '1.500', '/mm³', '4.000 a 11.000', 'critical'],
  ['creatinina', '230', 'mg/dL', '28 a 217', 'high'],
  ['creatinina', '120', 'mg/dL', '28 a 217', 'normal'],
  ['creatinina', '8', 'mg/dL', '0,5 a 1,1', 'critical'],
  ['sodio', '100', 'mmol/L', '40 a 220', 'normal'],
  ['sodio', '170', 'mmol/L', '40 a 220', 'normal'],
  ['sodio', '30', 'mmol/L', '40 a 220', 'low'],
  ['sodio', '100', 'mmol/L', '136 a 145', 'critical'],
  ['cloro', '60', 'mmol/L', '46 a 168', 'normal'],
  ['glicose', '50', 'mg/dL', 'até 99', 'critical'],
  ['plaquetas', '15.000', '/mm³', '150 a 450', 'critical'],
  ['plaquetas', '3.000', '/mm³', '150 a 450', 'critical'],
])('the critical limit of %s %s %s beside %s gives %s', (key, value, unit, range, flag) =>
  expect(judge(line(key, value, unit, range), WOMAN).flag).toBe(flag),
);

test('a PSA of 1.234 is 1,234', () =>
  expect(judge(line('psa_total', '1.234', 'ng/mL', 'Inferior a 4.000'), MAN)).toMatchObject({
    valueNumber: 1.234,
    refHigh: 4,
    flag: 'normal',
  }));

test.each([
  ['1,020', '1.005 a 1.030', 'normal'],
  ['1.020', '1,005 a 1,030', 'normal'],
  ['1,040', '1.005 a 1.030', 'high'],
  ['1002', '1,005 a 1,030', 'low'],
])('a density of %s beside %s is %s', (value, range, flag) =>
  expect(judge(line('urina_densidade', value, null, range), WOMAN).flag).toBe(flag),
);
