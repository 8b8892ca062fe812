import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MoneyField } from './MoneyField.tsx';

function Price() {
  const [value, setValue] = useState<number | null>(null);
  return <MoneyField label="Preço" value={value} onChange={setValue} />;
}

test.each([
  ['1.049,90', '1049,90'],
  ['50', '50,00'],
  ['', ''],
])('%s keeps its cents when the field is left: %s', async (typed, text) => {
  const user = userEvent.setup();
  render(<Price />);
  const field = screen.getByRole('textbox', { name: 'Preço' });
  if (typed) await user.type(field, typed);
  await user.tab();
  await waitFor(() => expect(field).toHaveValue(text));
});
