import { changeApplication, readApplication } from '@leveza/contract/applications/applications.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatInstant } from '../../../lib/format.ts';
import { aNextDose, anApplication, daysFromNow } from '../../../testing/applications.ts';
import { aPen } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const actions = () => screen.getAllByRole('button', { name: /^Ações da aplicação de/ });
const PEN = aPen();

test('the history comes by months and a page at a time; only what changed is sent', async () => {
  const applications = Array.from({ length: 21 }, (_, week) =>
    anApplication({ datetime: daysFromNow(-7 * week), penId: week === 0 ? PEN.id : null }),
  );
  serve({ applications, pens: [PEN] });
  const bodies: unknown[] = [];
  answer(changeApplication, async ({ params }, request) => {
    bodies.push(await request.json());
    return { data: applications.find(({ id }) => id === params.id)!, nextDose: aNextDose() };
  });
  const { user } = openApplications('?tab=history');
  expect(await screen.findByText('21 aplicações')).toBeVisible();
  expect(actions()).toHaveLength(8);
  await user.click(await button('Ver todas'));
  expect(actions()).toHaveLength(20);
  await user.click(await button('Ver mais'));
  await waitFor(() => expect(actions()).toHaveLength(21));

  await user.click(await button(`Ações da aplicação de ${formatInstant(applications[0]!.datetime)}`));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  fireEvent.change(await screen.findByLabelText('Dose'), { target: { value: '0,25' } });
  await user.click(await button('Salvar'));
  expect(await screen.findByText('Aplicação alterada')).toBeVisible();
  expect(bodies).toEqual([{ doseMg: 0.25 }]);
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Alteração desfeita')).toBeVisible();
  expect(bodies.at(-1)).toEqual({
    doseMg: 0.5,
    confirmAllergy: true,
    confirmEarly: true,
    confirmExpired: true,
    confirmDose: true,
    confirmSwitch: true,
    confirmHeld: true,
    confirmLot: true,
  });
});

test('a row opens its details, which lead to the form and ask before they delete', async () => {
  const penned = anApplication({ penId: PEN.id, pain: 2, reactions: 'Vermelhidão', notes: 'Em casa' });
  serve({ applications: [penned], pens: [PEN] });
  const { user, search } = openApplications('?tab=history');
  await user.click(await button(/^\p{L}+\s?\d\d\/\d\d.*Vermelhidão/u));
  const details = await screen.findByRole('dialog', { name: /0,5\smg/ });
  expect(search()).toMatchObject({ open: 'details', item: penned.id });
  expect(details).toHaveTextContent(/Saiu do estoque.*2 de 10.*Vermelhidão.*Em casa/);
  await user.click(within(details).getByRole('button', { name: 'Excluir' }));
  expect(details).toHaveTextContent('O que ela descontou volta para a caneta.');
  await user.click(within(details).getByRole('button', { name: 'Cancelar' }));
  await user.click(within(details).getByRole('button', { name: 'Editar' }));
  expect(await screen.findByRole('dialog', { name: 'Editar aplicação' })).toBeVisible();
});

test('an address opens an application no page has loaded', async () => {
  const old = anApplication({ medicationName: 'Wegovy', datetime: daysFromNow(-700) });
  // Before the rest, whose paths its own would hide.
  answer(readApplication, ({ params }) => (params.id === old.id ? { data: old } : new Problem('not-found')));
  serve({ pens: [PEN] });
  openApplications(`?open=edit&item=${old.id}`);
  expect(await screen.findByRole('dialog', { name: 'Editar aplicação' })).toHaveTextContent('Wegovy');
});

test('an application that is no more is said to be gone, and nothing stays open', async () => {
  answer(readApplication, () => new Problem('not-found'));
  serve({ pens: [PEN] });
  const { search } = openApplications(`?open=edit&item=${anApplication().id}`);
  expect(await screen.findByText('Este registro não existe mais.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(search()).toEqual({});
});

test('a deleted application is put back by the server, with all it took', async () => {
  const alsoFrom = [{ penId: aPen().id, mg: 0.25 }];
  const penned = anApplication({ penId: PEN.id, alsoFrom, pain: 2, notes: 'Em casa' });
  const known = serve({ applications: [penned], pens: [PEN] });
  const { user } = openApplications('?tab=history');
  await user.click(await button(/^Ações da aplicação de/));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await user.click(await button('Confirmar Exclusão'));
  expect(await screen.findByText('Aplicação excluída')).toBeVisible();
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Aplicação de volta ao histórico')).toBeVisible();
  expect(known).toMatchObject({ removed: [penned.id], restored: [penned.id], bodies: [] });
});
