import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { NumberComboBox } from './NumberComboBox.tsx';

function Held() {
  const [value, setValue] = useState<number | null>(1.34);
  return (
    <>
      <NumberComboBox label="Concentração" options={[0.75, 1.34, 6]} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

test('a number is picked from the list, or typed where the list has none', async () => {
  const { user } = renderInApp(<Held />);
  const box = screen.getByRole('combobox', { name: 'Concentração' });
  expect(box).toHaveValue('1,34');
  await user.click(screen.getByRole('button'));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['0,75', '1,34', '6']);
  await user.click(screen.getByRole('option', { name: '0,75' }));
  expect(box).toHaveValue('0,75');
  expect(screen.getByText('0.75')).toBeVisible();

  fireEvent.change(box, { target: { value: '2.5' } });
  fireEvent.blur(box);
  expect(screen.getByText('2.5')).toBeVisible();
  expect(box).toHaveValue('2,5');

  fireEvent.change(box, { target: { value: 'abc' } });
  fireEvent.blur(box);
  expect(screen.getByText('NaN')).toBeVisible();
  expect(screen.getByText('Escreva só o número, como 1,5.')).toBeVisible();
});
