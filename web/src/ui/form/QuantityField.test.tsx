import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { QuantityField } from './QuantityField.tsx';

function Quantity({ start }: { start: number | null }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityField label="Quantidade" step={0.1} min={0.1} max={0.3} value={value} onChange={setValue} />
  );
}

const more = () => screen.getByRole('button', { name: 'Aumentar quantidade' });
const less = () => screen.getByRole('button', { name: 'Diminuir quantidade' });
const quantity = () => screen.getByRole('textbox', { name: 'Quantidade' });

test('− and + go by steps, free of float dust, and stop at the limits', async () => {
  const { user } = renderInApp(<Quantity start={0.1} />);
  expect(less()).toBeDisabled();

  await user.click(more());
  await user.click(more());

  expect(quantity()).toHaveValue('0,3');
  expect(more()).toBeDisabled();
  expect(screen.getByText('0,3', { selector: 'output' })).toBeInTheDocument();
});

test('the arrow keys step too, and stop at the limits', async () => {
  const { user } = renderInApp(<Quantity start={0.2} />);

  await user.type(quantity(), '{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(quantity()).toHaveValue('0,3');
  await user.type(quantity(), '{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(quantity()).toHaveValue('0,1');
});

test('an empty field starts at the smallest step', async () => {
  const { user } = renderInApp(<Quantity start={null} />);
  await user.click(more());
  expect(quantity()).toHaveValue('0,1');
});

test('what is typed beyond the limit is refused, never changed in silence', async () => {
  const { user } = renderInApp(<Quantity start={null} />);

  await user.type(quantity(), '5');
  await user.tab();

  expect(quantity()).toHaveValue('5');
  expect(quantity()).toHaveAccessibleDescription('O máximo é 0,3.');
});

test('the keyboard keeps its place when a button reaches its limit', async () => {
  const { user } = renderInApp(<Quantity start={0.2} />);
  more().focus();
  await user.keyboard('{Enter}');
  expect(quantity()).toHaveFocus();
});
