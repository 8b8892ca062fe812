import { addSideEffect } from '@leveza/contract/side-effects.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { RecordSymptom } from '../shared/RecordSymptom.tsx';
import { press } from '../testing/hands.ts';
import { serve } from '../testing/open-side-effects.tsx';

const FIRST = { kind: 'nausea', otherName: null, intensity: null } as const;

function open() {
  const known = serve();
  const onClose = vi.fn<() => void>();
  return { known, onClose, ...renderInApp(<RecordSymptom first={FIRST} onClose={onClose} />) };
}

test('a symptom never felt before is recorded by pressing its intensity, and nothing is preselected', async () => {
  const { known, user } = open();
  const steps = within(await screen.findByRole('group', { name: 'Náusea: qual a intensidade?' }));
  expect(steps.getAllByRole('button')).toHaveLength(5);
  expect(known.bodies).toEqual([]);
  await user.click(steps.getByRole('button', { name: '2, Leve' }));
  expect(await screen.findByRole('dialog', { name: 'Efeito registrado' })).toHaveTextContent('Náusea · Leve');
  expect(known.bodies).toEqual([expect.objectContaining({ effectType: 'nausea', intensity: 2 })]);
});

test('the keyboard moves between the intensities without recording one', async () => {
  const { known, user } = open();
  const first = await screen.findByRole('button', { name: '1, Muito Leve' });
  first.focus();
  await user.tab();
  expect(screen.getByRole('button', { name: '2, Leve' })).toHaveFocus();
  expect(known.bodies).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(known.bodies).toHaveLength(1));
});

test('other symptoms and details are one press away, with the symptom in them', async () => {
  open();
  await press('Outros efeitos e detalhes');
  expect(await screen.findByRole('checkbox', { name: 'Náusea' })).toBeChecked();
  expect(screen.queryByRole('radio', { checked: true, name: /^\d, / })).toBeNull();
  expect(screen.getByRole('button', { name: 'Registrar' })).toBeVisible();
});

test('a refusal stands in the form, and the press can be repeated', async () => {
  const { known, user } = open();
  answer(addSideEffect, () => new Problem('unexpected'));
  await user.click(await screen.findByRole('button', { name: '1, Muito Leve' }));
  expect(await screen.findByText('Algo deu errado. Tente novamente.')).toBeVisible();
  serve();
  await user.click(screen.getByRole('button', { name: '1, Muito Leve' }));
  expect(await screen.findByRole('dialog', { name: 'Efeito registrado' })).toBeVisible();
  expect(known.bodies).toEqual([]);
});
