import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FULL, openDialog, serve } from '../testing/open-profile.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test('an HbA1c is of today until the patient says the day of its exam', async () => {
  const known = serve({ patient: FULL });
  const { user } = openDialog('medical');
  await screen.findByRole('dialog');
  expect(field('Data do exame')).toHaveValue('20/08/2026');
  type('HbA1c', '6,1');
  expect(field('Data do exame')).not.toHaveValue('20/08/2026');
  type('HbA1c', '6,4');
  expect(field('Data do exame')).toHaveValue('20/08/2026');
  type('HbA1c', '6,1');
  type('Data do exame', '02/09/2026');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('button', { name: 'Salvo!' });
  expect(known.bodies).toEqual([{ hba1c: 6.1, hba1cOn: '2026-09-02' }]);
});
