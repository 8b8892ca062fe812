import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { NumberField } from './NumberField.tsx';

function Weight() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberField label="Peso" min={30} value={value} onChange={setValue} />
      <button>Mais medidas</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Peso' });
const error = () => screen.queryByText('O mínimo é 30.');

function typeTooLittle() {
  field().focus();
  fireEvent.change(field(), { target: { value: '19,2' } });
}

test('an error waits for the press that left the field, so that nothing moves under the finger', async () => {
  renderInApp(<Weight />);
  typeTooLittle();
  const other = screen.getByRole('button', { name: 'Mais medidas' });
  fireEvent.pointerDown(other);
  fireEvent.blur(field());
  expect(error()).toBeNull();
  fireEvent.pointerUp(other);
  expect(error()).toBeNull();
  fireEvent.click(other);
  await waitFor(() => expect(error()).toBeVisible());
});

test('a press that is moved away shows it too', async () => {
  renderInApp(<Weight />);
  typeTooLittle();
  fireEvent.pointerDown(document.body);
  fireEvent.blur(field());
  fireEvent.pointerCancel(document.body);
  await waitFor(() => expect(error()).toBeVisible());
});

test('left by the keyboard, the field says it at once', () => {
  renderInApp(<Weight />);
  typeTooLittle();
  fireEvent.blur(field());
  expect(error()).toBeVisible();
});
