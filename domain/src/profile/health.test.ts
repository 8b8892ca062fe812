import { expect, test } from 'vitest';
import { allergyList, tidyAllergies } from './allergies.ts';
import { isPlausible, readBloodPressure } from './blood-pressure.ts';
import { bodyMassIndex } from './bmi.ts';
import { choicesOf } from '../choices-of.ts';
import * as health from './health.ts';

test.each([
  [92.4, 165, 33.9],
  [70, 175, 22.9],
  [30, 100, 30],
  [81.25, 180, 25.1],
  [null, 165, null],
  [92.4, null, null],
  [Number.NaN, 165, null],
  [92.4, 0, null],
])('%s kg at %s cm is a BMI of %s', (weight, height, index) => {
  expect(bodyMassIndex(weight, height)).toBe(index);
});

test.each([
  ['120/80', { systolic: 120, diastolic: 80 }],
  [' 120 / 80 ', { systolic: 120, diastolic: 80 }],
  ['90/60', { systolic: 90, diastolic: 60 }],
  ['120', null],
  ['120/', null],
  ['/80', null],
  ['120/80/60', null],
  ['120x80', null],
  ['120,5/80', null],
  ['-120/80', null],
  ['12 por 8', null],
  ['', null],
])('"%s" is read as %j', (typed, read) => {
  expect(readBloodPressure(typed)).toEqual(read);
});

test.each([
  ['120/80', true],
  ['50/20', true],
  ['300/200', true],
  ['49/30', false],
  ['301/90', false],
  ['120/19', false],
  ['250/201', false],
  ['80/120', false],
  ['90/90', false],
  ['12/8', false],
])('%s can be a pressure: %s', (typed, plausible) => {
  expect(isPlausible(readBloodPressure(typed)!)).toBe(plausible);
});

test.each([
  ['Dipirona, Camarão', ['Dipirona', 'Camarão']],
  ['dipirona,DIPIRONA, Dipirona ', ['dipirona']],
  ['Camarão, camarao', ['Camarão']],
  ['  frutos   do mar ,,', ['frutos do mar']],
  [', ,', []],
  ['', []],
  [null, []],
])('the allergies in %j are %j', (text, list) => {
  expect(allergyList(text)).toEqual(list);
});

test('allergies are kept tidy, in the order they were written', () => {
  expect(tidyAllergies('Látex ,dipirona,  látex')).toBe('Látex, dipirona');
});

test.each([
  [health.DIABETES_LABEL, ['TYPE1', 'TYPE2', 'GESTATIONAL', 'PREDIABETES', 'NONE']],
  [health.EXERCISE_LABEL, ['SEDENTARY', 'LIGHT', 'MODERATE', 'INTENSE']],
  [health.SMOKING_LABEL, ['NEVER', 'FORMER', 'CURRENT']],
  [health.ALCOHOL_LABEL, ['NEVER', 'OCCASIONAL', 'REGULAR', 'FREQUENT']],
  [health.GENDER_LABEL, ['M', 'F', 'O']],
])('the choices of %j are those of the specification', (labels, choices) => {
  expect(choicesOf<string>(labels)).toEqual(choices);
});

test('the labels the specification quotes', () => {
  expect(health.DIABETES_LABEL).toEqual({
    TYPE1: 'Tipo 1',
    TYPE2: 'Tipo 2',
    GESTATIONAL: 'Gestacional',
    PREDIABETES: 'Pré-diabetes',
    NONE: 'Não tenho diabetes',
  });
  expect(health.GENDER_LABEL).toEqual({ M: 'Masculino', F: 'Feminino', O: 'Outro' });
});
