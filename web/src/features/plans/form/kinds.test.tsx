import { addPlan } from '@leveza/contract/plans/plans.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPlan } from '../../../testing/plans.ts';
import { answer } from '../../../testing/server.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { openUse, serve } from '../testing/open-use.tsx';

beforeEach(() => toastQueue.clear());

/** The choices pressed one after the other, the fields filled in, and the plan that is sent. */
const KINDS: [string[], Record<string, string>, object][] = [
  [['Curso'], { 'Total de doses': '10' }, { planType: 'course', totalDoses: 10, frequency: 'daily' }],
  [['Se precisar'], { 'Intervalo mínimo': '6' }, { planType: 'as_needed', minGapHours: 6 }],
  [['Semanal'], {}, { planType: 'continuous', frequency: 'weekly' }],
  [['Mensal'], {}, { frequency: 'monthly' }],
  [['Personalizado'], { 'A cada quantos dias': '3' }, { frequency: 'custom', intervalDays: 3, daysOn: null }],
  [
    ['Personalizado', 'Dias com e sem'],
    { 'Dias com doses': '5', 'Dias sem doses': '2' },
    { frequency: 'custom', intervalDays: null, daysOn: 5, daysOff: 2 },
  ],
];

test.each(KINDS)('a plan of %j with %j is sent as such', async (choices, fields, plan) => {
  const bodies: unknown[] = [];
  serve();
  answer(addPlan, async ({ body }, request) => {
    bodies.push(await request.json());
    return { data: aPlan({ name: body.name }) };
  });
  const { user } = openUse('supplement', '?open=new');
  const form = within(await screen.findByRole('dialog', { name: 'Criar Plano' }));
  const write = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  write('Nome', 'Zinco');
  write('Dose', '50');
  for (const choice of choices) await user.click(form.getByRole('radio', { name: choice }));
  for (const [label, value] of Object.entries(fields)) write(label, value);
  await user.click(form.getByRole('button', { name: 'Criar Plano' }));
  expect(await screen.findByText('Plano criado')).toBeVisible();
  expect(bodies).toMatchObject([plan]);
});
