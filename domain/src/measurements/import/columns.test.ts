import { expect, test } from 'vitest';
import { readUnit, recogniseColumns } from './columns.ts';

test.each([
  ['Data,Peso', { date: 0, time: null, weight: 1, unit: 'kg', unitColumn: null }],
  ['data,hora,peso (kg)', { date: 0, time: 1, weight: 2, unit: 'kg', unitColumn: null }],
  ['PESO,DIA', { date: 1, time: null, weight: 0, unit: 'kg', unitColumn: null }],
  ['Date,Weight (lb)', { date: 0, time: null, weight: 1, unit: 'lb', unitColumn: null }],
  ['Date,Time,Weight (lbs),Fat mass (kg)', { date: 0, time: 1, weight: 2, unit: 'lb', unitColumn: null }],
  ['Date,"Weight(kg)",Body Fat(%)', { date: 0, time: null, weight: 1, unit: 'kg', unitColumn: null }],
  ['#date,weight,weight trend,body fat', { date: 0, time: null, weight: 1, unit: 'kg', unitColumn: null }],
  [
    'Data da medição,Peso meta (kg),Peso em kg',
    { date: 0, time: null, weight: 2, unit: 'kg', unitColumn: null },
  ],
  ['Time of Measurement,Weight(kg)', { date: 0, time: null, weight: 1, unit: 'kg', unitColumn: null }],
  ['Time,Weight', { date: 0, time: null, weight: 1, unit: 'kg', unitColumn: null }],
  ['Date,Weight (lb),Weight (kg)', { date: 0, time: null, weight: 2, unit: 'kg', unitColumn: null }],
  ['Horário,Data/Hora,Massa corporal', { date: 1, time: 0, weight: 2, unit: 'kg', unitColumn: null }],
  ['Data,Valor,Peso,Unidade', { date: 0, time: null, weight: 2, unit: 'kg', unitColumn: 3 }],
  ['Date,Weight,Weight Unit', { date: 0, time: null, weight: 1, unit: 'kg', unitColumn: 2 }],
  ['Data,Peso em jejum (kg)', null],
  ['Hora,Peso', null],
  ['Data,Peso meta', null],
  ['Data,IMC', null],
  ['05/01/2026,92', null],
  ['', null],
])('%s', (header, columns) => {
  expect(recogniseColumns(header.split(','))).toEqual(columns);
});

test.each([
  ['Data,Peso em jejum (kg)', { date: 0, weight: 1, unit: 'kg' }],
  ['Dia da pesagem,Peso pela manhã', { date: 0, weight: 1, unit: 'kg' }],
  ['Quando,Hora,Peso do dia', { date: 0, time: 1, weight: 2 }],
  ['Data do peso,Massa corporal total (lb)', { date: 0, weight: 1, unit: 'lb' }],
  ['Data,kg', { date: 0, weight: 1, unit: 'kg' }],
  ['Date (local),Body Weight Measurement [lb]', { date: 0, weight: 1, unit: 'lb' }],
  // A name known as a whole goes before one with the word in it.
  ['Peso de ontem à noite,Quando,Peso', { date: 1, weight: 2 }],
  ['Data de nascimento,Peso em jejum', null],
  ['Data,Peso desejado', null],
  ['Data,Peso (%)', null],
  ['Data,Massa magra (kg)', null],
  ['Date,Weight change (kg)', null],
  ['Hora de dormir,Peso em jejum', null],
  ['Data', null],
])('loosely, %s', (header, columns) => {
  const found = recogniseColumns(header.split(','), true);
  if (columns) expect(found).toMatchObject(columns);
  else expect(found).toBeNull();
});

test.each([
  ['kg', 'kg'],
  [' Kg. ', 'kg'],
  ['Libras', 'lb'],
  ['lbs', 'lb'],
  ['st', null],
  ['', null],
])('the unit %s is %s', (text, unit) => {
  expect(readUnit(text)).toBe(unit);
});
