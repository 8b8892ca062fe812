import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function renderDose(props: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn<(value: number | null) => void>();
  function Dose() {
    const [value, setValue] = useState(props.value ?? null);
    return (
      <NumberField
        label="Dose"
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  const { user } = renderInApp(<Dose />);
  return { user, onChange, dose: screen.getByRole('textbox', { name: 'Dose' }) };
}

test.each([
  ['1,5', 1.5, '1,5'],
  ['1.5', 1.5, '1,5'],
  ['1.234,5', 1234.5, '1234,5'],
  ['1,50', 1.5, '1,5'],
])('typing %s gives %s and is shown as %s once the field is left', async (typed, value, shown) => {
  const { user, onChange, dose } = renderDose();

  await user.type(dose, typed);
  expect(dose).toHaveValue(typed);
  expect(onChange).toHaveBeenLastCalledWith(value);

  await user.tab();
  expect(dose).toHaveValue(shown);
});

test('a text that is no number is kept, explained once the field is left, and never counts as empty', async () => {
  const { user, onChange, dose } = renderDose();

  await user.type(dose, '1,2,3');
  expect(dose).not.toBeInvalid();
  await user.tab();

  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
  expect(dose).toHaveValue('1,2,3');
  expect(dose).toBeInvalid();
  expect(dose).toHaveAccessibleDescription('Escreva só o número, como 1,5.');
});

test('2.500 in a field of two decimals asks which of the two was meant', async () => {
  const { user, onChange, dose } = renderDose();

  await user.type(dose, '2.500');
  await user.tab();

  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
  expect(dose).toHaveAccessibleDescription('Escreva 2500 ou 2,5.');

  await user.clear(dose);
  expect(dose).not.toBeInvalid();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a value from outside replaces what was typed', async () => {
  const { user } = renderInApp(<Resettable />);
  const weight = screen.getByRole('textbox', { name: 'Peso' });

  await user.clear(weight);
  await user.type(weight, 'x');
  await user.click(screen.getByRole('button', { name: 'Repor' }));

  expect(weight).toHaveValue('72,4');
  expect(weight).not.toBeInvalid();
});

test('the phone shows the keyboard with a comma', () => {
  expect(renderDose().dose).toHaveAttribute('inputmode', 'decimal');
});

test('whole numbers get plain digits, and refuse a fraction', async () => {
  const { user, dose } = renderDose({ decimals: 0 });
  expect(dose).toHaveAttribute('inputmode', 'numeric');

  await user.type(dose, '1.5');
  await user.tab();
  expect(dose).toHaveAccessibleDescription('Use um número inteiro.');
});

function Resettable() {
  const [value, setValue] = useState<number | null>(72.4);
  return (
    <>
      <NumberField label="Peso" decimals={1} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(72.4)}>
        Repor
      </button>
    </>
  );
}
