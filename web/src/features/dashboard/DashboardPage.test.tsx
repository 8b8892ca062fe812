import { readDashboard, readToday } from '@leveza/contract/dashboard.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { aNextDose, daysFromNow } from '../../testing/applications.ts';
import { read } from '../../lib/api.ts';
import { showingSince } from '../../lib/shown-since.ts';
import { ANA } from '../../testing/patient.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { aDashboard, aDay } from './testing/a-dashboard.ts';
import { openDashboard } from './testing/open-dashboard.tsx';

const part = (name: string) => screen.getByRole('region', { name });
const lead = () => document.querySelector<HTMLElement>('[data-lead]')!;
const figures = () => document.querySelector<HTMLElement>('dl[aria-label="Seus números"]')!;

const LATE = aNextDose({ state: 'late', plannedAt: daysFromNow(-1), applyUntil: daysFromNow(4) });
const DOSE = { kind: 'dose', medicationName: 'Ozempic' } as const;

test.each([
  [82, false, 'Proteína 82 de 96 g · Líquidos 800 ml de 2 L'],
  [82, true, 'Proteína: pelo menos 82 de 96 g · Líquidos 800 ml de 2 L'],
  [null, false, 'Proteína: meta de 96 g · Líquidos 800 ml de 2 L'],
])('protein and water of today lead to the meals: %s', async (proteinG, isProteinIncomplete, text) => {
  const nutrition = { proteinG, isProteinIncomplete, proteinGoal: 96, waterMl: 800, waterGoal: 2000 };
  await openDashboard(aDashboard(), {}, { nutrition });
  const isNamed = (name: string) => name.replaceAll('\u00A0', ' ') === text;
  const link = await screen.findByRole('link', { name: isNamed });
  expect(link).toHaveAttribute('href', '/nutrition');
});

test('what was to be taken on another day is not shown as today’s', async () => {
  const toTake = [
    {
      id: 'glifage 1',
      name: 'Glifage',
      dosage: '1 comprimido',
      inventoryId: '6f1c1a52-0c1d-4a44-9a7e-00000000000a',
      quantity: 1,
      opensBox: false,
      number: 1,
      of: 1,
      takenAt: daysFromNow(-1),
      useId: '6f1c1a52-0c1d-4a44-9a7e-00000000000b',
    },
  ];
  const { queryClient } = await openDashboard(aDashboard(), {}, { toTake });
  expect(await screen.findByRole('region', { name: 'Para tomar hoje' })).toBeVisible();
  // Another screen shows an answer of yesterday; this list was read now.
  act(() => showingSince({ isActive: () => true }, Date.now() - DAY_MS));
  expect(screen.getByRole('region', { name: 'Para tomar hoje' })).toBeVisible();
  const { queryKey } = read(readToday, {});
  const updatedAt = Date.now() - DAY_MS;
  const { promise, resolve } = Promise.withResolvers<void>();
  answer(readToday, async () => {
    await promise;
    return { data: aDay({ toTake }) };
  });
  act(() => void queryClient.setQueryData(queryKey, (data) => data, { updatedAt }));
  expect(await screen.findByText(/^O que tomar hoje aparece aqui assim que/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Para tomar hoje' })).toBeNull();
  // It asks at once, and shows what it hears.
  resolve();
  expect(await screen.findByRole('region', { name: 'Para tomar hoje' })).toBeVisible();
});

test('a late dose leads with its advice and its actions; stock is one line that opens', async () => {
  const stock = {
    kind: 'box',
    state: 'low',
    itemId: '6f1c1a52-0c1d-4a44-9a7e-000000000009',
    itemKind: 'supplement',
    name: 'Vitamina D',
    quantity: 4,
    unitType: 'capsules',
    expiryDate: null,
  } as const;
  await openDashboard(aDashboard({ nextDose: LATE, today: [DOSE, stock] }));
  expect(await within(lead()).findByText(/Pela bula, ainda pode ser aplicada até/)).toBeVisible();
  expect(lead()).toHaveTextContent(/dose de .+Dose atrasada.+FontesBula do Ozempic/);
  expect(within(lead()).getByRole('link', { name: 'Registrar' })).toHaveAttribute(
    'href',
    '/dashboard?record=dose',
  );
  fireEvent.click(screen.getByText('1 aviso de estoque'));
  expect(screen.getByText('Vitamina D está acabando')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver caixa' })).toHaveAttribute(
    'href',
    `/supplement-store?item=${stock.itemId}&open=details`,
  );
});

test('after four missed doses nobody is sent to apply', async () => {
  const nextDose = { ...LATE, missedInARow: 4, talkToPrescriber: true };
  await openDashboard(aDashboard({ nextDose, today: [DOSE] }));
  expect(await within(lead()).findByText(/4 doses seguidas ficaram sem aplicação\./)).toBeVisible();
  expect(lead()).toHaveTextContent(/Fale com quem receitou.+Pelas bulas, nunca duas doses para compensar\./);
  expect(lead()).not.toHaveTextContent('ainda pode ser aplicada');
  const links = within(lead()).getAllByRole('link');
  // Doses that were applied may be written down.
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/applications?open=past',
    '/applications',
  ]);
  expect(figures()).toHaveTextContent('Fale antes com quem receitou');
});

test('between doses a ring with the days left, the last site and the level', async () => {
  await openDashboard(aDashboard());
  expect(within(lead()).getByRole('img', { name: 'Faltam 3 dias' })).toBeVisible();
  expect(await within(lead()).findByText('Última: abdômen direito')).toBeVisible();
  expect(lead()).toHaveTextContent(/Ozempic 1\smg.+Nível estimado.+agora 1\smg/);
});

test.each(['due', 'late', 'missed', 'late-unknown', 'none', 'no-schedule'] as const)(
  'a dose that is %s is drawn',
  async (state) => {
    await openDashboard(aDashboard({ nextDose: { ...LATE, state } }));
    await waitFor(() => expect(lead().querySelector('svg[data-scene]')).not.toBeNull());
  },
);

test('the next milestone says when only the week has to confirm it', async () => {
  const nextMilestone = { title: '10 % a menos que no início', toGoKg: 0, isToConfirm: true };
  await openDashboard(aDashboard(), {}, { nextMilestone });
  expect(await screen.findByText(/Falta confirmar com a média da semana/)).toBeVisible();
});

test.each([
  [1.5, 'kg', /Falta 1,5\skg/],
  [1.5, 'lb', /Faltam 3,3\slb/],
] as const)('%s kg to go are counted in %s', async (toGoKg, weightUnit, words) => {
  await openDashboard(
    aDashboard(),
    { weightUnit },
    { nextMilestone: { title: '80 kg', toGoKg, isToConfirm: false } },
  );
  expect(await screen.findByText(words)).toBeVisible();
});

test('the treatment and the four figures', async () => {
  await openDashboard(aDashboard());
  const treatment = part('Seu progresso');
  expect(within(treatment).getByRole('meter', { name: 'Peso perdido' })).toHaveAttribute(
    'aria-valuetext',
    '5,3 de 18,4\u00A0kg',
  );
  expect(treatment).toHaveTextContent(/−5,3\skg/);
  expect(figures()).toHaveTextContent('Dias em tratamento84 dias');
  expect(figures()).toHaveTextContent(/Peso atual87,1\skgHoje/);
  expect(figures()).toHaveTextContent(/Meta restante13,1\skgAté 74\skg/);
  expect(figures()).toHaveTextContent(/Próxima aplicação.+às/);
  expect(figures()).toHaveTextContent(/Total gastoR\$\s2\.940,00/);
});

test('in pounds for who prefers them', async () => {
  await openDashboard(aDashboard(), { weightUnit: 'lb' });
  expect(figures()).toHaveTextContent(/Peso atual192\slb/);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '11,7 de 40,6\u00A0lb');
});

test('a gain is not called a loss', async () => {
  await openDashboard(aDashboard({ lostKg: -1.2, remainingGoalKg: 19.6 }));
  expect(part('Seu progresso')).toHaveTextContent(/1,2\skg acima do peso inicial/);
  expect(screen.queryByText('Peso perdido')).not.toBeInTheDocument();
});

test('without a target the default is named as such, and the profile asked for', async () => {
  await openDashboard(aDashboard({ isGoalFromProfile: false, goalKg: 15 }), { targetWeight: null });
  expect(part('Seu progresso')).toHaveTextContent(/Sem meta no perfil, contamos 15\skg\./);
  const [link] = screen.getAllByRole('link', { name: 'Definir minha meta' });
  expect(link).toHaveAttribute('href', '/profile?open=physical');
});

test('a target above the initial weight is measured against no loss', async () => {
  await openDashboard(aDashboard({ isGoalFromProfile: false, goalKg: 0, lostKg: 0, remainingGoalKg: 7.9 }), {
    targetWeight: 95,
  });
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  expect(figures()).toHaveTextContent(/Meta restante7,9\skgAté 95\skg/);
});

test('below the target nothing is left, and that is said', async () => {
  await openDashboard(
    aDashboard({ isGoalFromProfile: false, goalKg: 15, lostKg: null, remainingGoalKg: 0, currentWeight: 72 }),
    { targetWeight: 75, initialWeight: null },
  );
  expect(figures()).toHaveTextContent(/Meta restante0\skgMeta alcançada: 75\skg/);
});

test('the quick actions open what they say', async () => {
  await openDashboard(aDashboard());
  const actions = within(screen.getByRole('navigation', { name: 'Ações rápidas' })).getAllByRole('link');
  expect(actions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Registrar aplicação', '/dashboard?record=dose'],
    ['Adicionar peso', '/dashboard?record=weight'],
    ['Registrar efeito colateral', '/dashboard?record=symptom'],
    ['Ver relatórios', '/reports'],
  ]);
});

test('what was recorded lately leads to its record', async () => {
  const id = '6f1c1a52-0c1d-4a44-9a7e-000000000001';
  const at = new Date().toISOString();
  const link = `/side-effects?open=details&item=${id}`;
  await openDashboard(
    aDashboard({
      activity: [{ kind: 'side-effect', id, at, title: 'Náusea', detail: 'Leve', link }],
    }),
  );
  const row = within(part('Atividade recente')).getByRole('link', { name: /^Náusea Leve · Hoje/ });
  expect(row).toHaveAttribute('href', link);
});

test('a chart of the weights, in words and a table too; none asks for the first', async () => {
  const weights = [
    { at: '2026-09-01T12:00:00Z', weight: 92.4 },
    { at: '2026-11-01T11:00:00Z', weight: 88 },
    { at: '2026-11-01T12:00:00Z', weight: 87.1 },
  ];
  const { unmount } = await openDashboard(aDashboard({ weights }));
  expect(
    await screen.findByText(/De 92,4\skg em 01\/09\/2026 a 87,1\skg em 01\/11\/2026/),
  ).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Peso em kg' }).querySelectorAll('tbody tr')).toHaveLength(2);
  unmount();
  await openDashboard(
    aDashboard({ weights: [], firstSteps: { ...aDashboard().firstSteps, hasWeight: false } }),
  );
  expect(within(part('Seu progresso')).getByRole('link', { name: 'Adicionar peso' })).toHaveAttribute(
    'href',
    '/dashboard?record=weight',
  );
});

test.each([
  ['one weight', [87.1]],
  ['two of one day', [88, 87.1]],
])('%s is said, not drawn', async (_, kilos) => {
  await openDashboard(
    aDashboard({ weights: kilos.map((weight, n) => ({ at: `2026-11-01T1${n}:00:00Z`, weight })) }),
  );
  expect(part('Seu progresso')).toHaveTextContent(
    /Você anotou 87,1\skg em 01\/11\/2026\. Com um peso de outro dia/,
  );
  expect(screen.queryByRole('figure')).toBeNull();
});

test('covered figures are shown only when asked for', async () => {
  const weights = [
    { at: '2026-11-01T12:00:00Z', weight: 92 },
    { at: '2026-11-08T12:00:00Z', weight: 87.1 },
  ];
  await openDashboard(aDashboard({ weights }), { areFiguresCovered: true });
  expect(document.body).not.toHaveTextContent(/87,1|13,1|5,3/);
  expect(part('Seu progresso')).toHaveTextContent('O gráfico está coberto');
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar números' }));
  await waitFor(() => expect(figures()).toHaveTextContent(/87,1\skg/));
});

test.each([
  ['Ana Souza', 'Olá, Ana. Que bom ter você aqui.'],
  ['  ', 'Olá. Que bom ter você aqui.'],
])('"%s" is greeted', async (name, greeting) => {
  await openDashboard(aDashboard(), { name });
  expect(screen.getByText(greeting)).toBeVisible();
});

test('a dashboard that cannot be read says why', async () => {
  answer(readMe, () => ({ data: ANA }));
  answer(readDashboard, () => new Problem('storage-full'));
  renderInApp(
    <Suspense>
      <DashboardPage />
    </Suspense>,
  );
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

test('nothing counts down to a target below a healthy weight', async () => {
  const low = { goalKg: 0, isGoalFromProfile: false, lostKg: 2, remainingGoalKg: null };
  await openDashboard(aDashboard(low), { height: 160, initialWeight: 50, targetWeight: 42 });
  expect(figures()).toHaveTextContent(/Meta restante—Converse com sua equipe de cuidado/);
  expect(screen.getByText(/Sua meta fica abaixo de um peso saudável/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rever minha meta' })).toHaveAttribute(
    'href',
    '/profile?open=physical',
  );
  expect(document.body).not.toHaveTextContent(/42\skg/);
  expect(screen.queryByRole('meter')).toBeNull();
});

test('15 kg that would lead too low are not counted either', async () => {
  const low = { goalKg: 0, isGoalFromProfile: false, lostKg: 2, remainingGoalKg: null };
  await openDashboard(aDashboard(low), { initialWeight: 58, targetWeight: null });
  expect(screen.getByText(/Sem meta no perfil\./)).toBeVisible();
  expect(screen.queryByRole('meter')).toBeNull();
});
