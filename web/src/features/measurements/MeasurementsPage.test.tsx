import { readMeasurementSummary } from '@leveza/contract/measurements.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/server.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { openMeasurements, serve } from './testing/open-measurements.tsx';
import { aMeasurement } from './testing/samples.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const weightField = () => screen.findByRole('textbox', { name: 'Peso' });
const unfold = async (text: string | RegExp) => fireEvent.click(await screen.findByText(text));
const figures = async () => {
  await unfold('Seus números');
  return screen.getByLabelText('Seus números');
};

test('a summary that cannot be read says so and can be read again', async () => {
  serve();
  answer(readMeasurementSummary, () => new Problem('unexpected'));
  const { user } = openMeasurements();
  expect(await screen.findByRole('alert')).toHaveTextContent('Algo deu errado. Tente novamente.');
  serve();
  await user.click(await button('Tentar novamente'));
  expect(await button('Importar pesos')).toBeVisible();
});

test('the first weight takes two presses, starting from that of the profile, and can be undone', async () => {
  const known = serve();
  const { user, search } = openMeasurements();
  expect(await screen.findByText(/^Registre seu peso de hoje/)).toBeVisible();
  await user.click(await button('Nova medição'));
  expect(await weightField()).toHaveValue('92,4');
  await user.click(await button('Registrar'));
  expect(await screen.findByRole('dialog', { name: 'Medição registrada' })).toBeVisible();
  expect(known.bodies).toHaveLength(1);
  expect(known.bodies[0]).toMatchObject({ weight: 92.4, confirmJump: false });
  // Without a moment of its own it is the server's now.
  expect(known.bodies[0]).not.toHaveProperty('datetime');
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Medição desfeita')).toBeVisible();
  expect(search()).toEqual({});
  expect(known.measurements).toEqual([]);
});

test('the last weight is a step away, also in pounds', async () => {
  const known = serve({ measurements: [aMeasurement()], patient: { weightUnit: 'lb' } });
  const { user } = openMeasurements('?open=new');
  expect(await weightField()).toHaveValue('198,4');
  await user.click(await button('Diminuir peso'));
  expect(screen.getByRole('textbox', { name: 'Peso' })).toHaveValue('198,3');
  await user.click(await button('Registrar'));
  await waitFor(() => expect(known.bodies[0]).toMatchObject({ weight: 89.95 }));
});

test('nothing measured is refused in the words of the specification; another measure is enough', async () => {
  const known = serve({ measurements: [aMeasurement()] });
  const { user } = openMeasurements('?open=new');
  fireEvent.change(await weightField(), { target: { value: '' } });
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Peso é obrigatório')).toBeVisible();
  await user.click(screen.getByText('Mais medidas'));
  fireEvent.change(screen.getByLabelText('Pressão sistólica'), { target: { value: '120' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Peso' }), { target: { value: '' } });
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Informe as duas pressões.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Pressão diastólica'), { target: { value: '80' } });
  await user.click(await button('Registrar'));
  await waitFor(() =>
    expect(known.bodies[0]).toMatchObject({ weight: null, bloodPressureSyst: 120, bloodPressureDiast: 80 }),
  );
});

test('a weight far from the last is asked about in the words of the server, and nothing typed is lost', async () => {
  const known = serve({ measurements: [aMeasurement()] });
  const { user } = openMeasurements('?open=new');
  fireEvent.change(await weightField(), { target: { value: '75,5' } });
  await user.click(await button('Registrar'));
  const question = await screen.findByRole('group', { name: /^Confira antes de salvar/ });
  expect(question).toHaveTextContent('O peso registrado em 03/11/2026 é 90 kg; este é 75.5 kg.');
  // The primary look leads back to the field, not on with a probable mistake.
  const primary = buttonLook({ variant: 'primary' });
  expect(within(question).getByRole('button', { name: 'Corrigir' })).toHaveClass(primary);
  expect(within(question).getByRole('button', { name: 'Está certo' })).not.toHaveClass(primary);
  await user.click(within(question).getByRole('button', { name: 'Corrigir' }));
  expect(screen.getByRole('textbox', { name: 'Peso' })).toHaveValue('75,5');
  expect(screen.getByRole('textbox', { name: 'Peso' })).toHaveFocus();
  await user.click(await button('Registrar'));
  await user.click(await button('Está certo'));
  expect(await screen.findByText('Medição registrada')).toBeVisible();
  expect(known.bodies.at(-1)).toMatchObject({ weight: 75.5, confirmJump: true });
});

test('an edit keeps what was not touched, to the second, and can be undone', async () => {
  const before = aMeasurement({ datetime: '2026-11-03T10:05:42.000Z', weight: 90.25, glucose: 98 });
  const known = serve({ measurements: [before] });
  const { user } = openMeasurements(`?open=edit&item=${before.id}`);
  // Fields with a value are visible.
  expect(await screen.findByLabelText('Glicose')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Circunferência abdominal'), { target: { value: '97,5' } });
  await user.click(await button('Salvar'));
  expect(await screen.findByText('Medição alterada')).toBeVisible();
  const { datetime, weight, glucose } = before;
  expect(known.bodies[0]).toMatchObject({ datetime, weight, glucose, abdominalCircumference: 97.5 });
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Alteração desfeita')).toBeVisible();
  expect(known.measurements).toEqual([before]);
});

test('one is deleted after a question and comes back with an undo', async () => {
  const known = serve({ measurements: [aMeasurement({ restingPulse: 72, notes: 'Depois do café' })] });
  const { user } = openMeasurements();
  await user.click(await button(/^Ações da medição de 03\/11\/2026/));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  expect(await screen.findByRole('group', { name: 'Excluir esta medição?' })).toBeVisible();
  await user.click(await button('Confirmar Exclusão'));
  expect(await screen.findByText('Medição excluída')).toBeVisible();
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Medição de volta ao histórico')).toBeVisible();
  expect(known.bodies[0]).toMatchObject({
    weight: 90,
    restingPulse: 72,
    notes: 'Depois do café',
    datetime: '2026-11-03T10:05:00.000Z',
    confirmJump: true,
  });
});

test('what is not known yet says what it needs', async () => {
  serve({
    measurements: [aMeasurement()],
    summary: { height: null, targetWeight: null, weighingsMissing: 2, rateDaysMissing: 0, toGoKg: null },
  });
  openMeasurements();
  const list = within(await figures());
  expect(list.getByText('Faltam 2 pesagens')).toBeVisible();
  expect(list.getByRole('link', { name: 'Informar altura' })).toHaveAttribute(
    'href',
    '/profile?open=physical',
  );
  expect(screen.getByRole('link', { name: 'Informar peso meta' })).toBeVisible();
});

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;

test('figures, milestones from the nearest on, and the chart with its doses in words', async () => {
  serve({
    measurements: [aMeasurement({ isImported: true })],
    summary: {
      previous: { at: at(1), weight: 90.4 },
      bmi: 33.1,
      bmiClass: 'Obesidade',
      waistToHeight: 0.59,
      latestGirths: { abdominal: 97.5, hip: null },
      weeklyRateKg: -0.52,
      weighingsMissing: 0,
      rateDaysMissing: 0,
      lostKg: 2.4,
      toGoKg: 16,
      share: 0.13,
      points: [
        { at: at(1), weight: 90.4, dose: null },
        { at: at(3), weight: 90, dose: 0 },
      ],
      course: {
        first: { at: at(1), weight: 90.4 },
        last: { at: at(3), weight: 90 },
        lowest: 90,
        highest: 90.4,
      },
      doses: [{ medicationName: 'Ozempic', doseMg: 0.5 }],
      trend: [
        { day: '2026-11-01', weight: 90.4 },
        { day: '2026-11-03', weight: 90.2 },
      ],
      milestones: [
        { key: 'first', title: 'Primeira pesagem', reachedOn: '2026-11-01' },
        { key: 'percent-5', title: '5 % a menos que no início', reachedOn: null },
        { key: 'percent-15', title: '15 % a menos que no início', reachedOn: null },
        { key: 'half-way', title: 'Metade do caminho até a meta', reachedOn: null },
      ],
    },
  });
  openMeasurements();
  const lead = await screen.findByRole('region', { name: 'Desde o início' });
  expect(lead).toHaveTextContent('−2,4 kg');
  expect(lead).toHaveTextContent('Tendência: −0,5 kg por semana');
  expect(within(lead).getByRole('img', { name: /^Caminho até a meta: 13.%$/ })).toBeVisible();
  // The class of an IMC is read only by those who ask what the number means.
  expect(await screen.findByText('Obesidade')).not.toBeVisible();
  const list = await figures();
  expect(screen.getByText('Obesidade')).toBeVisible();
  for (const text of ['0,4 kg a menos desde 01/11', '33,1', 'Obesidade', '0,59', '−0,5 kg']) {
    expect(list).toHaveTextContent(text);
  }
  const milestones = screen.getByRole('region', { name: 'Marcos' });
  expect(milestones).toHaveTextContent('Mais adiante: 5 % a menos que no início');
  await unfold('Marcos: 1 alcançado');
  expect(
    within(milestones)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Primeira pesagemEm 01/11/2026',
    '5 % a menos que no inícioMais adiante',
    'Metade do caminho até a metaMais adiante',
  ]);
  const chart = await screen.findByRole('figure', { name: 'Peso' });
  expect(chart).toHaveTextContent('De 90,4 kg em 01/11/2026 a 90 kg em 03/11/2026.');
  for (const words of ['Tendência de 7 dias', 'Sem dose registrada', 'Dose de 0,5 mg', 'Meta: 74 kg']) {
    expect(chart).toHaveTextContent(words);
  }
  expect(
    within(chart).getByRole('row', { name: /^03\/11\/2026 às 07:00 90.kg 90,2.kg 0,5.mg$/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Medições de novembro de 2026' })).toHaveTextContent('Importado');
});

test('a milestone whose weight is there waits for the mean of the week, in the words of Hoje', async () => {
  serve({
    measurements: [aMeasurement({ weight: 84.6 })],
    summary: {
      initialWeight: 94,
      latest: { at: at(3), weight: 84.6 },
      points: [{ at: at(3), weight: 84.6, dose: null }],
      milestones: [
        { key: 'percent-10', title: '10 % a menos que no início', reachedOn: null },
        { key: 'percent-15', title: '15 % a menos que no início', reachedOn: null },
      ],
    },
  });
  openMeasurements();
  const milestones = await screen.findByRole('region', { name: 'Marcos' });
  expect(milestones).toHaveTextContent('10 % a menos que no início. Falta confirmar com a média da semana.');
  await unfold('Marcos');
  const items = within(milestones).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '10 % a menos que no inícioFalta confirmar com a média da semana',
    '15 % a menos que no inícioMais adiante',
  ]);
});

test('over years the points are averages, and the words say so and tell weighings', async () => {
  serve({
    measurements: [aMeasurement()],
    summary: {
      daysPerPoint: 56,
      points: [
        { at: '2026-07-05T10:00:00.000Z', weight: 90.4, dose: null },
        { at: '2026-10-20T10:00:00.000Z', weight: 90, dose: null },
      ],
      course: {
        first: { at: '2026-05-20T10:00:00.000Z', weight: 93.1 },
        last: { at: '2026-10-20T10:00:00.000Z', weight: 89.6 },
        lowest: 88.8,
        highest: 94.3,
      },
      targetWeight: 60,
    },
  });
  openMeasurements('?period=all');
  const name = 'Média de peso de 7 dias, uma a cada 8 semanas';
  const chart = await screen.findByRole('figure', { name });
  expect(within(chart).getByRole('columnheader', { name: 'Média de 7 dias' })).toBeInTheDocument();
  expect(within(chart).getByRole('row', { name: /^7 dias até 20\/10\/2026 90.kg/ })).toBeInTheDocument();
  expect(chart).toHaveTextContent(
    /De 93,1.kg em 20\/05\/2026 a 89,6.kg em 20\/10\/2026. Menor: 88,8.kg; maior: 94,3.kg/,
  );
  expect(screen.getByText('3,5 kg a menos neste período')).toBeInTheDocument();
  // Outside of the data: a mark in the margin, and words for those who do not see it.
  expect(chart).toHaveTextContent(/Meta: 60.kg, abaixo do que o gráfico mostra/);
  expect(chart).toHaveTextContent(/Meta 60.kg ↓/);
});

test('covered figures stay covered everywhere until they are asked for', async () => {
  serve({
    measurements: [aMeasurement()],
    patient: { areFiguresCovered: true },
    summary: {
      share: 0.67,
      lostKg: -2,
      toGoKg: 0,
      milestones: [{ key: 'percent-5', title: '5 % a menos que no início', reachedOn: '2026-11-01' }],
    },
  });
  const { user } = openMeasurements();
  expect(await screen.findByText('O gráfico está coberto, como você pediu.')).toBeVisible();
  expect(screen.getByText('Os marcos estão cobertos, como você pediu.')).toBeVisible();
  for (const told of [/90.kg/, /67/, /Meta alcançada/, /5 %/, /Peso a mais/]) {
    expect(screen.queryByText(told)).toBeNull();
  }
  expect(screen.queryByRole('img', { name: /Caminho até a meta/ })).toBeNull();

  // The form does not show it either.
  await user.click(await button('Nova medição'));
  expect(await weightField()).toHaveValue('');
  expect(screen.queryByText(/90.kg/)).toBeNull();
  await user.click(await button('Cancelar'));

  await user.click((await screen.findAllByRole('button', { name: 'Mostrar números' }))[0]!);
  expect((await screen.findAllByText(/90.kg/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('img', { name: /^Caminho até a meta: 67.%$/ })).toBeVisible();
});

test('a measurement that is not on the screen is opened by its id; one that is gone says so', async () => {
  const old = aMeasurement({ datetime: '2024-01-03T10:05:00.000Z', weight: 101 });
  serve({ measurements: [aMeasurement()], unlisted: [old] });
  const first = openMeasurements(`?open=edit&item=${old.id}`);
  expect(await weightField()).toHaveValue('101');
  first.unmount();
  const { search } = openMeasurements('?open=edit&item=50000000-0000-4000-8000-999999999999');
  expect(await screen.findByText('Este registro não existe mais.')).toBeVisible();
  await waitFor(() => expect(search()).toEqual({}));
});

test('the period is part of the address', async () => {
  serve({ measurements: [aMeasurement()] });
  const { user, search } = openMeasurements('?period=365');
  expect(await screen.findByRole('radio', { name: '1 ano' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Tudo' }));
  expect(search()).toEqual({ period: 'all' });
  await user.click(screen.getByRole('radio', { name: '90 dias' }));
  expect(search()).toEqual({ period: '90' });
});

test('a patient in the fourth month finds the start of the treatment on the first look', async () => {
  const { asked } = serve({ measurements: [aMeasurement()], summary: { period: '365' } });
  openMeasurements();
  expect(await screen.findByRole('radio', { name: '1 ano' })).toBeChecked();
  expect(asked).toEqual([undefined]);
});

test('a target below a healthy weight is talked about, not counted down to', async () => {
  serve({
    measurements: [aMeasurement()],
    patient: { height: 160, targetWeight: 42 },
    summary: { targetWeight: null, toGoKg: null, share: null },
  });
  openMeasurements();
  expect(await screen.findByText(/converse com sua equipe de cuidado/)).toBeVisible();
  expect(screen.queryByText(/Falta para a meta|Informar peso meta|Meta: /)).toBeNull();
});

test('from 60 years on the class of older people stands beside the usual one', async () => {
  const [latest] = [{ at: '2026-11-03T10:05:00.000Z', weight: 55 }];
  serve({ summary: { latest, bmi: 21.5, bmiClass: 'Peso normal', olderBmiClass: 'Baixo peso' } });
  openMeasurements();
  await unfold('Seus números');
  expect(await screen.findByText('Baixo peso a partir de 60 anos (adultos: Peso normal)')).toBeVisible();
  expect(screen.getByText(/Lipschitz/)).toBeInTheDocument();
});

test('a weight that is too low leads as what it is: no loss, no ring, no milestones', async () => {
  const reached = { key: 'percent-5' as const, title: '5 % a menos que no início', reachedOn: '2026-11-03' };
  const low = { bmi: 17.3, bmiClass: 'Abaixo do peso' as const, lostKg: 45.4, toGoKg: 0, share: 1 };
  const [first, last] = [
    { at: at(1), weight: 92.4, dose: null },
    { at: at(3), weight: 47, dose: null },
  ];
  const course = { points: [first, last], course: { first, last, lowest: 47, highest: 92.4 } };
  serve({
    measurements: [aMeasurement({ weight: 47 })],
    summary: { ...low, ...course, milestones: [reached] },
  });
  const { user } = openMeasurements();
  const lead = await screen.findByRole('region', { name: 'Peso atual' });
  expect(lead).toHaveTextContent(/47\skg/);
  expect(await screen.findByText(/Seu peso está abaixo do saudável/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/da meta|Meta alcançada|Marcos|a menos neste período/);
  await user.click(await button('Nova medição'));
  await user.click(await button('Registrar'));
  const answered = within(await screen.findByRole('dialog', { name: 'Medição registrada' }));
  expect(await answered.findByText(/Seu peso está abaixo do saudável/)).toBeVisible();
  expect(answered.queryByText(/desde o início/)).toBeNull();
});
