import { paginationOf } from '@leveza/contract/pagination.ts';
import { listPens, type Pen } from '@leveza/contract/pens/pens.ts';
import { addPlan, listPlans } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { aPen, aSealedPen } from '../../../testing/pens.ts';
import { aPlan } from '../../../testing/plans.ts';
import { answer } from '../../../testing/server.ts';
import { Link } from '../../../ui/Link.tsx';
import { serve } from '../testing/open-use.tsx';
import { OpenedFirstPlan } from './OpenedFirstPlan.tsx';
// The dialog's code is there before the test waits for it.
import './FirstPlan.tsx';

function openFirst(...pens: Pen[]) {
  const sent: unknown[] = [];
  serve();
  answer(listPens, ({ query }) => ({ data: pens, pagination: paginationOf(query, pens.length) }));
  answer(addPlan, ({ body }) => {
    sent.push(body);
    return { data: aPlan({ name: body.name }) };
  });
  return { ...openPage('/dashboard', '?plans=first', <OpenedFirstPlan />), sent };
}

test('the first dose is marked by its day: the pen at home gives the rest', async () => {
  const { user, sent } = openFirst(aSealedPen(), aSealedPen());
  await screen.findByRole('dialog', { name: 'Marcar o dia' });
  expect(screen.getByText(/^Sua primeira dose de Ozempic/)).toBeVisible();
  expect(screen.getByLabelText('Dose')).toHaveValue('1');
  expect(screen.queryByLabelText('Nome')).toBeNull();
  fireEvent.change(screen.getByLabelText('Dia'), { target: { value: '01/12/2099' } });
  fireEvent.change(screen.getByLabelText('Hora'), { target: { value: '09:30' } });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    medicationType: 'glp1',
    name: 'Ozempic',
    catalogId: 'ozempic-1',
    dose: 1,
    frequency: 'weekly',
    scheduledTimes: ['09:30'],
    startDate: '2099-12-01',
  });
});

test('with several doses at home the whole form asks which', async () => {
  openFirst(aPen(), aSealedPen({ countedDoseMg: 0.5 }));
  await screen.findByRole('dialog', { name: 'Criar Plano' });
  expect(screen.getByLabelText('Nome')).toHaveValue('');
});

test.each([7, null])(
  'with %s days between its doses no day is no today: it is asked for',
  async (intervalDays) => {
    const { user, sent } = openFirst(aSealedPen({ intervalDays }));
    await user.click(await screen.findByRole('button', { name: /^(Salvar|Criar Plano)$/ }));
    await screen.findByText('Diga o dia da primeira dose.');
    expect(sent).toEqual([]);
  },
);

test('the rest of the plan is one press away', async () => {
  const { user } = openFirst(aSealedPen());
  await user.click(await screen.findByRole('button', { name: 'Mais detalhes do plano' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Ozempic');
});

test.each([
  [null, 'Semanal'],
  [10, 'Personalizado'],
])(
  'a pen with %s days between its doses shows the whole form, with its rhythm',
  async (intervalDays, rhythm) => {
    openFirst(aSealedPen({ intervalDays }));
    await screen.findByRole('dialog', { name: 'Criar Plano' });
    expect(screen.getByLabelText('Nome')).toHaveValue('Ozempic');
    expect(screen.getByRole('radio', { name: rhythm })).toBeChecked();
  },
);

test('it opens over *Hoje*, and back leaves the patient there', async () => {
  serve();
  answer(listPens, ({ query }) => ({ data: [aSealedPen()], pagination: paginationOf(query, 1) }));
  const { user, router, address } = openPage(
    '/dashboard',
    '',
    <>
      <Link to="/dashboard" search={{ plans: 'first' }}>
        Marcar
      </Link>
      <OpenedFirstPlan />
    </>,
  );
  await user.click(await screen.findByRole('link', { name: 'Marcar' }));
  await screen.findByRole('dialog', { name: 'Marcar o dia' });
  act(() => router.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/dashboard');
  expect(screen.getByRole('link', { name: 'Marcar' })).toBeVisible();
});

test('plans that cannot be read say so', async () => {
  serve();
  answer(listPens, ({ query }) => ({ data: [], pagination: paginationOf(query, 0) }));
  answer(listPlans, () => new Problem('not-found'));
  const { user, address } = openPage('/dashboard', '?plans=first', <OpenedFirstPlan />);
  await screen.findByRole('button', { name: 'Tentar novamente' });
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});
