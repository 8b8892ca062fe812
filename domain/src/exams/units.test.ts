import { expect, test } from 'vitest';
import { canonicalKey, findAnalyte } from './analytes.ts';
import { inOwnUnit } from './units.ts';

test.each([
  ['glicose', 5.5, 'mmol/L', 99.088],
  ['glicose', 99, 'mg/dl', 99],
  ['vitamina_d', 75, 'nmol/L', 30.0481],
  ['creatinina', 88.42, 'µmol/L', 1],
  ['ferro', 85, 'mcg/dL', 85],
  ['ferro', 85, 'ug/dL', 85],
  ['tsh', 2.1, 'mUI/L', 2.1],
  ['tsh', 2.1, 'uUI/mL', 2.1],
  ['tsh', 2.1, 'μIU/mL', 2.1],
  ['hemacias', 4.5, '10^6/µL', 4.5],
  ['hemacias', 4.5, 'milhoes/mm3', 4.5],
  ['leucocitos', 6.4, 'mil/µL', 6400],
  ['leucocitos', 6.4, '10³/mm³', 6400],
  ['plaquetas', 250_000, '/mm3', 250_000],
  ['pcr', 0.3, 'mg/dL', 3],
  ['hba1c', 48, 'mmol/mol', 6.54304],
  ['tfg', 92, 'mL/min/1,73 m2', 92],
  ['t3', 1.1, 'ng/mL', 110],
  ['urina_ph', 6, null, 6],
  ['urina_densidade', 1.02, null, 1020],
  ['urina_densidade', 1020, null, 1020],
  ['tsh', 0.002, 'UI/L', 2],
  ['calcio_ionico', 2.4, 'mEq/L', 1.2],
  ['tsh', 6.1, 'mcUI/mL', 6.1],
  ['insulina', 9, 'mcU/mL', 9],
  ['creatinina', 88.42, 'mcmol/L', 1],
  ['plaquetas', 15_000, '/mcL', 15_000],
  ['leucocitos', 6.4, 'mil/mcL', 6400],
  ['leucocitos', 6.4, '×10³/µL', 6400],
  ['leucocitos', 6.4, '10*3/µL', 6400],
  ['leucocitos', 6.4, '10e3/µL', 6400],
  ['leucocitos', 6.4, '10⁹/L', 6400],
  ['leucocitos', 6.4, 'K/µL', 6400],
  ['hemacias', 4.5, '10¹²/L', 4.5],
  ['hemacias', 4.5, 'M/µL', 4.5],
  ['microalbuminuria', 12, 'mg/g creatinina', 12],
  ['microalbuminuria', 12, 'mg/g de creatinina', 12],
  ['microalbuminuria', 2, 'mg/mmol', 17.68],
  ['microalbuminuria', 2, 'mg/mmol creatinina', 17.68],
  ['microalbuminuria', 12, 'µg/mg', 12],
  ['microalbuminuria', 12, 'mcg/mg de creatinina', 12],
  ['frutosamina', 0.25, 'mmol/L', 250],
  ['peptideo_c', 1, 'nmol/L', 3.02],
  ['peptideo_c', 800, 'pmol/L', 2.416],
  ['pth', 5, 'pmol/L', 47.15],
  ['prolactina', 212, 'mUI/L', 10],
  ['d_dimero', 0.35, 'µg/mL', 350],
  ['troponina', 14, 'ng/L', 0.014],
  ['ttpa', 31, 'segundos', 31],
  ['inr', 1.1, null, 1.1],
  ['vitamina_a', 52, 'µg/dL', 0.52],
  ['ca_125', 12, 'UI/mL', 12],
  ['vhs', 12, 'mm/1ª hora', 12],
  ['vhs', 12, 'mm/hora', 12],
  ['vhs', 12, 'mm', 12],
  ['tfg', 92, 'mL/minuto/1,73m²', 92],
])('%s %s %s is %s', (key, value, unit, own) => {
  expect(inOwnUnit(findAnalyte(key)!, value, unit)).toBe(own);
});

test.each([
  ['glicose', null],
  ['glicose', 'U/L'],
  ['neutrofilos', '%'],
  ['glicose', 'constructor'],
  // Molecules of lipoprotein (a) have no one mass, and an albumin of urine needs its creatinine.
  ['lipoproteina_a', 'nmol/L'],
  ['microalbuminuria', 'mg/L'],
  ['creatinina_urinaria', 'mg/24h'],
  ['d_dimero', 'ng/mL FEU'],
])('%s in %s cannot be compared', (key, unit) => {
  expect(inOwnUnit(findAnalyte(key)!, 5, unit)).toBeNull();
});

test.each([
  ['Glicemia', 'glicose'],
  ['ct', 'colesterol_total'],
  ['acido-urico', 'acido_urico'],
  ['leuco-u', 'urina_leucocitos'],
  ['hba1c', 'hba1c'],
  ['constructor', 'constructor'],
])('%s goes by %s', (written, key) => {
  expect(canonicalKey(written)).toBe(key);
});
