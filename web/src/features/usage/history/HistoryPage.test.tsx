import { listInventory } from '@leveza/contract/inventory/inventory.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { deleteUse, listUses, registerUse, restoreUse, type Use } from '@leveza/contract/usage.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatLongDay } from '../../../lib/format.ts';
import { ANA } from '../../../testing/patient.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { answer } from '../../../testing/server.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { inDays, TODAY } from '../../../testing/boxes.ts';
import { at, LOSARTAN, use } from '../testing/samples.ts';
import { HistoryPage } from './HistoryPage.tsx';

function serve(uses: Use[]) {
  const history = { uses, searches: [] as (string | undefined)[], restored: [] as string[] };
  answer(readMe, () => ({ data: ANA }));
  answer(listInventory, ({ query }) => ({ data: [LOSARTAN], pagination: paginationOf(query, 1) }));
  answer(listUses, ({ query }) => {
    history.searches.push(query.search);
    const found = history.uses.filter(({ name }) => searchText(name).includes(searchText(query.search)));
    return {
      data: found.slice((query.page - 1) * query.limit, query.page * query.limit),
      pagination: paginationOf(query, found.length),
    };
  });
  answer(deleteUse, ({ params }) => {
    history.uses = history.uses.filter(({ id }) => id !== params.id);
    return { data: { inventoryId: LOSARTAN.id, remaining: 11 } };
  });
  answer(registerUse, ({ body }) => {
    const { quantityUsed, usedAt, notes } = body;
    const taken = use({ quantityUsed, notes, ...(usedAt && { usedAt }) });
    history.uses = [taken, ...history.uses];
    return { data: taken, remaining: 10 };
  });
  answer(restoreUse, ({ params }) => {
    history.restored.push(params.id);
    history.uses = uses;
    return { data: { inventoryId: LOSARTAN.id, remaining: 10 } };
  });
  return history;
}

function open(search = '') {
  toastQueue.clear();
  return openPage('/medicacoes', search, <HistoryPage />);
}

const VITAMIN = {
  name: 'Vitamina D',
  dosage: null,
  mainCategory: 'VITAMINS_MINERALS',
  subCategory: 'VITAMINS',
  unitType: 'capsules',
} as const;
const names = () =>
  screen
    .getAllByText('Tomado', { selector: 'li span' })
    .map(
      (word) => document.getElementById(word.closest('li')!.getAttribute('aria-labelledby')!)?.textContent,
    );

test('one hour has one word for boxes of both kinds', async () => {
  serve([
    use({ usedAt: at(TODAY, '00:00'), timeOfDay: 'night' }),
    use({ ...VITAMIN, usedAt: at(TODAY, '00:00'), timeOfDay: 'morning' }),
  ]);
  open();
  const rows = within(await screen.findByRole('list', { name: 'Usos de hoje' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => /às 00:00 · (\S+)/.exec(textContent)?.[1])).toEqual([
    'Madrugada',
    'Madrugada',
  ]);
});

test('today stands apart from the days before, each dose with its hour, amount and note', async () => {
  serve([
    use({ usedAt: at(TODAY, '00:00'), quantityUsed: 0.5, timeOfDay: 'night', notes: 'Com água' }),
    use({ ...VITAMIN, usedAt: at(inDays(-1), '08:05') }),
    use({ usedAt: at(inDays(-1), '07:00') }),
    use({ usedAt: at(inDays(-9), '21:00'), timeOfDay: 'evening' }),
  ]);
  open();
  const today = await screen.findByRole('list', { name: 'Usos de hoje' });
  expect(today).toHaveTextContent('LosartanaTomado às 00:00 · Madrugada · 0,5 comprimido · 50 mg · Com água');
  const lead = screen.getByRole('region', { name: 'Hoje' });
  expect(lead).toHaveTextContent('1 tomadoPor último, Losartana às 00:00');
  expect(screen.getByRole('heading', { level: 2, name: 'Histórico' })).toBeVisible();
  expect(screen.getByRole('button', { name: `Ontem, ${formatLongDay(inDays(-1))}` })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const yesterday = screen.getByRole('list', { name: `Usos de ${formatLongDay(inDays(-1))}` });
  expect(within(yesterday).getAllByRole('listitem')).toHaveLength(2);
  expect(yesterday).toHaveTextContent('Tomado às 08:05 · Manhã · 1 cápsula');
  expect(screen.getByRole('button', { name: formatLongDay(inDays(-9)) })).toBeVisible();
  expect(screen.queryByText('Buscar e filtrar')).toBeNull();
});

test('a long history is a handful of days in one line each, and all of them for those who ask', async () => {
  serve(Array.from({ length: 60 }, (_, n) => use({ usedAt: at(inDays(-1 - n), '08:00') })));
  const { user } = open();
  const days = await screen.findByRole('list', { name: 'Últimos dias' });
  expect(within(days).getAllByRole('listitem')).toHaveLength(7);
  expect(within(days).queryByText('Tomado')).toBeNull();
  await user.click(within(days).getByRole('button', { name: `Ontem, ${formatLongDay(inDays(-1))}` }));
  expect(names()).toEqual(['Losartana']);
  expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver todos' }));
  expect(screen.getAllByRole('button', { expanded: false, name: /de \d{4}$/ })).toHaveLength(50);
  expect(screen.getByRole('button', { name: 'Ver mais' })).toBeVisible();
});

test('a day without a dose says so', async () => {
  serve([use({ usedAt: at(inDays(-2), '08:00') })]);
  open();
  expect(await screen.findByText('Nada registrado hoje.')).toBeVisible();
});

test('the types filter; without plans, what only they know is not offered', async () => {
  serve([
    use(),
    use(VITAMIN),
    use({ name: 'Whey', mainCategory: 'SPORTS_NUTRITION', subCategory: 'PROTEIN' }),
  ]);
  const { user, search } = open('?type=medication');
  await waitFor(() => expect(names()).toEqual(['Losartana']));
  // A filter may leave out what was taken today: nothing is said about today alone.
  expect(screen.queryByRole('region', { name: 'Hoje' })).toBeNull();
  const choices = [
    ['Vitaminas', ['Vitamina D']],
    ['Suplementos', ['Whey']],
    ['Medicamentos', ['Losartana']],
  ] as const;
  for (const [name, expected] of choices) {
    await user.click(screen.getByRole('button', { name: /Tipo/ }));
    await user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(names()).toEqual(expected));
  }
  await user.click(screen.getByRole('button', { name: /Status/ }));
  const offered = await screen.findAllByRole('option');
  expect(offered.map((option) => option.textContent)).toEqual(['Todos', 'Tomado']);
  await user.click(offered[1]!);
  await waitFor(() => expect(search()).toEqual({ status: 'taken', type: 'medication' }));
  await user.click(screen.getByRole('button', { name: /Tipo/ }));
  await user.click(await screen.findByRole('option', { name: 'Todos' }));
  await waitFor(() => expect(names()).toEqual(['Losartana', 'Vitamina D', 'Whey']));
});

const planned = ({ status }: { status: string }) => <p>Doses: {status}</p>;

test('doses of plans that came out of no box lead with what came out of one', async () => {
  serve([]);
  const takenClock = `${TODAY}T00:00`;
  const zinc = { recordId: 'r', name: 'Zinco', dosage: '30 mg', takenClock };
  openPage('/medicacoes', '', <HistoryPage planned={planned} beside={[zinc]} />);
  expect(await screen.findByText('1 tomado')).toBeVisible();
  expect(screen.getByText(`às ${takenClock.slice(11)} · 30 mg · sem caixa`, { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Doses dos planos/ })).toBeVisible();
});

test('with plans, a status that only they know shows their doses', async () => {
  serve([use()]);
  const { user, search } = openPage('/medicacoes', '?status=missed', <HistoryPage planned={planned} />);
  expect(await screen.findByText('Doses: missed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Status/ }));
  const offered = await screen.findAllByRole('option');
  expect(offered.map((option) => option.textContent)).toEqual([
    'Todos',
    'Tomado',
    'Não registrada',
    'Agendado',
    'Pulada',
  ]);
  await user.click(offered[0]!);
  await user.click(await screen.findByRole('button', { name: /^Doses dos planos/ }));
  expect(await screen.findByText('Doses: all')).toBeVisible();
  expect(names()).toEqual(['Losartana']);
  expect(search()).toEqual({});
});

test('with plans, a filter that no use matches shows their doses instead of saying that nothing was found', async () => {
  serve([use(), use(VITAMIN)]);
  const { user } = openPage('/medicacoes', '?q=zinco', <HistoryPage planned={planned} />);
  expect(await screen.findByText('Doses: all')).toBeVisible();
  expect(screen.queryByText('Nenhum registro encontrado com esses filtros.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByText('Losartana')).toBeVisible();
});

test('until the plans are known, a status of theirs shows no uses', async () => {
  const history = serve([use()]);
  openPage('/medicacoes', '?status=missed', <HistoryPage isPlannedPending />);
  await waitFor(() => expect(history.searches).toHaveLength(1));
  const found = await screen.findByText('Losartana', {}, { timeout: 200 }).catch(() => null);
  expect(found).toBeNull();
  expect(screen.getByText('Carregando seu histórico...')).toBeVisible();
});

test('a search asks the server once the typing rests', async () => {
  const history = serve([...Array.from({ length: 5 }, () => use()), use(VITAMIN)]);
  const { user, search } = open();
  await user.click(await screen.findByText('Buscar e filtrar'));
  await user.type(await screen.findByRole('searchbox'), 'vitamina');
  await waitFor(() => expect(names()).toEqual(['Vitamina D']));
  expect(search()).toEqual({ q: 'vitamina' });
  expect(history.searches.length).toBeLessThan(5);

  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Nenhum registro encontrado com esses filtros.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(names()).toHaveLength(6));
});

test('more is loaded when asked for, and a type nobody took lately says where it looked', async () => {
  const history = Array.from({ length: 60 }, (_, n) => use({ usedAt: at(inDays(-1 - n), '08:00') }));
  serve([...history, use({ ...VITAMIN, usedAt: at(inDays(-90), '08:00') })]);
  const { user } = open('?type=vitamin');
  expect(await screen.findByText('Nenhum registro deste tipo entre os 50 mais recentes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver mais' }));
  await waitFor(() => expect(names()).toEqual(['Vitamina D']));
  expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull();
});

test('a use is deleted after one question, and comes back as it was', async () => {
  const taken = use({ usedAt: at(inDays(-1), '08:05'), quantityUsed: 1.5, notes: 'Em jejum' });
  const history = serve([taken]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Excluir uso de Losartana às 08:05' }));
  await user.click(screen.getByRole('button', { name: 'Confirmar Exclusão' }));
  expect(await screen.findByText('Uso excluído: Losartana')).toBeVisible();
  expect(screen.getByText('Restam 11 comprimidos na caixa.')).toBeVisible();
  expect(await screen.findByText(/Você ainda não registrou nenhum uso/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(names()).toEqual(['Losartana']));
  expect(history.restored).toEqual([taken.id]);
  expect(await screen.findByText('Uso de volta: Losartana')).toBeVisible();
});

test('a row opens its details, from which it is deleted', async () => {
  serve([use({ usedAt: at(inDays(-1), '08:05'), quantityUsed: 1.5, notes: 'Em jejum' })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Losartana.*Em jejum/ }));
  const details = await screen.findByRole('dialog', { name: 'Losartana' });
  expect(details).toHaveTextContent(/às 08:05.*1,5 comprimido.*De uma caixa do estoque.*Em jejum/);
  await user.click(within(details).getByRole('button', { name: 'Excluir' }));
  await user.click(within(details).getByRole('button', { name: 'Confirmar Exclusão' }));
  expect(await screen.findByText('Uso excluído: Losartana')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Losartana' })).toBeNull());
});

test('a deletion that fails says so, and nothing disappears', async () => {
  serve([use()]);
  answer(deleteUse, () => new Problem('unexpected'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Excluir uso de Losartana/ }));
  await user.click(screen.getByRole('button', { name: 'Confirmar Exclusão' }));
  expect(await screen.findByText('Erro ao excluir: Algo deu errado. Tente novamente.')).toBeVisible();
  expect(names()).toEqual(['Losartana']);
});

test('an empty history leads to the first dose: a box is picked, then taken from', async () => {
  serve([]);
  const { user, search } = open();
  expect(await screen.findByText(/Você ainda não registrou nenhum uso/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Registrar Uso' }));
  await user.click(await screen.findByRole('button', { name: /^Losartana/ }));
  expect(await screen.findByRole('dialog', { name: 'Tomar Medicamento' })).toBeVisible();
  expect(search()).toEqual({ open: 'use', item: LOSARTAN.id });
  await user.click(screen.getByRole('button', { name: 'Tomar Agora' }));
  await user.click(await screen.findByRole('button', { name: 'Concluir' }));
  await waitFor(() => expect(names()).toEqual(['Losartana']));
  expect(search()).toEqual({});
});

test('a history that cannot be read says so', async () => {
  serve([]);
  answer(listUses, () => new Problem('unexpected'));
  open();
  expect(await screen.findByText('Algo deu errado. Tente novamente.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});
