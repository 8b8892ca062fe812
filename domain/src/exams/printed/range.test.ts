import { describe, expect, test } from 'vitest';
import { judge } from '../judge.ts';
import { parsePrinted } from './number.ts';
import { flagOf, parseRange, type Flag } from './range.ts';

describe('limits', () => {
  test.each([
    ['70 a 99', 70, 99],
    ['(70,0 - 99,0)', 70, 99],
    ['70-99 mg/dL', 70, 99],
    ['70 mg/dL a 99 mg/dL', 70, 99],
    ['entre 3,5 e 5,1', 3.5, 5.1],
    ['de 0,50 até 1,10', 0.5, 1.1],
    ['3.500 a 10.500', 3500, 10_500],
    ['150.000 A 400.000 /mm3', 150_000, 400_000],
    ['Homens: 0,70 a 1,30 mg/dL', 0.7, 1.3],
    ['ATE 200', null, 200],
    ['Até 40 U/L', null, 40],
    ['Inferior a 5,7', null, 5.7],
    ['menor que 150', null, 150],
    ['Menor ou igual a 5', null, 5],
    ['< 0,50', null, 0.5],
    ['≤ 34', null, 34],
    ['Superior a 60', 60, null],
    ['ACIMA DE 40', 40, null],
    ['não superior a 15,0', null, 15],
    ['não inferior a 60', 60, null],
    ['igual ou superior a 126', 126, null],
    ['Maior que 3,9', 3.9, null],
    ['> 300', 300, null],
    ['Acima de 20 anos: 0,27 a 4,20', 0.27, 4.2],
    ['Adultos (> 18 anos): 70 a 99', 70, 99],
    ['De 20 a 49 anos 0,7 a 1,3', 0.7, 1.3],
    ['Até 6 meses: inferior a 5,7', null, 5.7],
    ['70 a 99 (18 a 60 anos)', 70, 99],
    ['-2,0 a +3,0', -2, 3],
    ['Adultos: -2,0 a 3,0', -2, 3],
    ['(-3 - -1)', -3, -1],
    ['70 -99', 70, 99],
  ])('%s', (text, low, high) => {
    expect(parseRange(text)).toMatchObject({ low, high });
  });

  test('limits in the wrong order and plain words are none', () => {
    expect(parseRange('99 a 70')).toBeNull();
    expect(parseRange('vide observação')).toBeNull();
  });
});

describe('flags', () => {
  test.each<[string, string, Flag | null]>([
    ['61', '8 a 61', 'normal'],
    ['62', '8 a 61', 'high'],
    ['7', '8 a 61', 'low'],
    ['5,7', 'Inferior a 5,7', 'high'],
    ['5,7', 'Até 5,7', 'normal'],
    ['60', 'Superior a 60', 'low'],
    ['126', 'igual ou superior a 126', 'normal'],
    ['15', 'não superior a 15', 'normal'],
    ['< 9', 'Inferior a 34', 'normal'],
    ['< 9', '10 a 34', 'low'],
    ['< 20', '10 a 34', null],
    ['< 9', '0 a 34', 'normal'],
    ['< 50', '0 a 34', null],
    ['> 90', 'Superior a 60', 'normal'],
    ['> 90', '60 a 80', 'high'],
  ])('%s in %s is %s', (value, range, flag) => {
    const printed = parsePrinted(value)!;
    expect(
      flagOf({ value, valueNumber: printed.value, comparator: printed.comparator }, parseRange(range)),
    ).toBe(flag);
  });

  test.each<[string, string, Flag | null]>([
    ['Não reagente', 'NAO REAGENTE', 'normal'],
    ['Ausentes', 'Ausente', 'normal'],
    ['Reagente', 'Não reagente', 'abnormal'],
    ['Presente', 'Ausente', 'abnormal'],
    ['++', 'Negativo', 'abnormal'],
    ['Amarelo claro', 'Amarelo', 'normal'],
    ['Amarelo ouro', 'Amarelo citrino a amarelo ouro', 'normal'],
    ['Amarelo escuro', 'Amarelo claro', null],
    ['Castanho', 'Amarelo claro', 'abnormal'],
    ['Amarelo', 'Amarelo citrino a amarelo ouro', 'normal'],
    ['Moderadas', 'Ausentes', 'abnormal'],
    ['Raras', 'Ausentes', 'abnormal'],
    ['Raras', 'Raras', 'normal'],
    ['Ausentes', 'Raras', 'normal'],
    ['(+)', 'Negativo', 'abnormal'],
    ['Ligeiramente turvo', 'Límpido', 'abnormal'],
    ['Oxalato de cálcio', 'Ausentes', 'abnormal'],
    ['Amostra insuficiente', 'Ausentes', null],
    ['Microbiota habitual', 'Ausente', null],
    ['Presentes', 'Raras', 'abnormal'],
    ['Positivas', 'Raras', 'abnormal'],
    ['Raras', 'Ausentes ou raras', 'normal'],
    ['Traços', 'Negativo ou traços', 'normal'],
    ['Traços', 'Negativo', 'abnormal'],
    ['Não houve crescimento bacteriano', 'Negativo', null],
    ['Não foram observados', 'Ausentes', null],
    ['Sem crescimento', 'Ausente', null],
    ['Nenhum', 'Ausentes', null],
    ['Cultura negativa', 'Negativa', null],
    ['Cristais ausentes', 'Ausentes', null],
    ['Bacilos Gram negativos', 'Ausentes', 'abnormal'],
    ['Numerosos bacilos Gram-negativos', 'Ausentes', 'abnormal'],
    ['Preservado', 'Normal', null],
    ['Sem alterações', 'Normal', null],
    ['Anormal', 'Normal', 'abnormal'],
    ['Amarelo avermelhado', 'Amarelo', null],
    ['Límpido com grumos', 'Límpido', null],
  ])('%s where %s is expected is %s', (value, range, flag) => {
    expect(flagOf({ value, valueNumber: null, comparator: null }, parseRange(range))).toBe(flag);
    // A patient gets the flag that the reader's samples are measured by.
    const line = { key: null, unit: null, valueNumber: null, comparator: null, refLow: null, refHigh: null };
    expect(judge({ ...line, value, referenceRange: range }, { sex: null, age: null }).flag).toBe(flag);
  });
});
