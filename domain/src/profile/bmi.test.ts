import { expect, test } from 'vitest';
import { bmiClass, bodyMassIndex, exactBmi, olderBmiClass } from './bmi.ts';

test.each([
  [18.49, 'Abaixo do peso'],
  [18.5, 'Peso normal'],
  [24.96, 'Peso normal'],
  [24.999, 'Peso normal'],
  [25, 'Sobrepeso'],
  [29.99, 'Sobrepeso'],
  [30, 'Obesidade'],
  [52, 'Obesidade'],
])('a BMI of %s is %s', (bmi, name) => {
  expect(bmiClass(bmi)).toBe(name);
});

test.each([
  [21.5, 'Baixo peso'],
  [22, 'Baixo peso'],
  [22.01, 'Peso adequado'],
  [26.99, 'Peso adequado'],
  [27, 'Sobrepeso'],
  [35, 'Sobrepeso'],
])('from 60 years on a BMI of %s is %s', (bmi, name) => {
  expect(olderBmiClass(bmi)).toBe(name);
});

test('the limits of older people are met on paper as well', () => {
  for (let height = 100; height <= 250; height++) {
    expect(olderBmiClass(exactBmi(22 * (height / 100) ** 2, height)!)).toBe('Baixo peso');
    expect(olderBmiClass(exactBmi(27 * (height / 100) ** 2, height)!)).toBe('Sobrepeso');
  }
});

test('the class follows the exact BMI where the figure shown is rounded', () => {
  expect(bodyMassIndex(67.95, 165)).toBe(25);
  expect(bmiClass(exactBmi(67.95, 165)!)).toBe('Peso normal');
});

test('a limit met on paper is met, whatever a float makes of it', () => {
  for (let height = 100; height <= 250; height++) {
    expect(bmiClass(exactBmi(25 * (height / 100) ** 2, height)!)).toBe('Sobrepeso');
    expect(bmiClass(exactBmi(30 * (height / 100) ** 2, height)!)).toBe('Obesidade');
  }
});

test.each([
  [null, 165],
  [80, null],
])('%s kg at %s cm has no BMI', (weight, height) => {
  expect(exactBmi(weight, height)).toBeNull();
});
