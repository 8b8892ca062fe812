import { expect, test } from 'vitest';
import { recogniseColumns } from './columns.ts';

test.each([
  ['Data,Peso', { date: 0, time: null, weight: 1, unit: 'kg' }],
  ['data,hora,peso (kg)', { date: 0, time: 1, weight: 2, unit: 'kg' }],
  ['PESO,DIA', { date: 1, time: null, weight: 0, unit: 'kg' }],
  ['Date,Weight (lb)', { date: 0, time: null, weight: 1, unit: 'lb' }],
  ['Date,Time,Weight (lbs),Fat mass (kg)', { date: 0, time: 1, weight: 2, unit: 'lb' }],
  ['Date,"Weight(kg)",Body Fat(%)', { date: 0, time: null, weight: 1, unit: 'kg' }],
  ['#date,weight,weight trend,body fat', { date: 0, time: null, weight: 1, unit: 'kg' }],
  ['Data da medição,Peso meta (kg),Peso em kg', { date: 0, time: null, weight: 2, unit: 'kg' }],
  ['Time of Measurement,Weight(kg)', { date: 0, time: null, weight: 1, unit: 'kg' }],
  ['Time,Weight', { date: 0, time: null, weight: 1, unit: 'kg' }],
  ['Date,Weight (lb),Weight (kg)', { date: 0, time: null, weight: 2, unit: 'kg' }],
  ['Horário,Data/Hora,Massa corporal', { date: 1, time: 0, weight: 2, unit: 'kg' }],
  ['Hora,Peso', null],
  ['Data,Peso meta', null],
  ['Data,IMC', null],
  ['05/01/2026,92', null],
  ['', null],
])('%s', (header, columns) => {
  expect(recogniseColumns(header.split(','))).toEqual(columns);
});
