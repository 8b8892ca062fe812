import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { PhoneField } from './PhoneField.tsx';

function Phone() {
  const [value, setValue] = useState('');
  return <PhoneField label="Telefone" value={value} onChange={setValue} />;
}

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefone' });

test('the marks appear while typing and the field takes no more than a whole number', async () => {
  const { user } = renderInApp(<Phone />);
  await user.type(phone(), '119');
  expect(phone()).toHaveValue('(11) 9');
  await user.type(phone(), '99998888777');
  expect(phone()).toHaveValue('(11) 99999-8888');
  expect(phone()).toHaveAttribute('maxlength', '15');
});

test('correcting a digit in the middle keeps the caret there', async () => {
  const { user } = renderInApp(<Phone />);
  await user.type(phone(), '1133334444');
  // (11) 3|333-4444
  phone().setSelectionRange(6, 6);
  await user.keyboard('{Backspace}');
  expect(phone()).toHaveValue('(11) 3334-444');
  expect(phone().selectionStart).toBe(3);
  await user.keyboard('9');
  expect(phone()).toHaveValue('(11) 9333-4444');
  expect(phone().selectionStart).toBe(6);
});

test('erasing goes through the marks to the last digit', async () => {
  const { user } = renderInApp(<Phone />);
  await user.type(phone(), '11999998888');
  await user.keyboard('{Backspace>14/}');
  expect(phone()).toHaveValue('');
});

test.each(['+55 11 99999-8888', '011 99999 8888', '(11) 99999-8888', '5511999998888'])(
  '%s is pasted whole',
  (copied) => {
    renderInApp(<Phone />);
    fireEvent.paste(phone(), { clipboardData: { getData: () => copied } });
    expect(phone()).toHaveValue('(11) 99999-8888');
  },
);
