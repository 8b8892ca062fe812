import { addMeasurement, listMeasurements, readMeasurementSummary } from '@leveza/contract/measurements.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openMeasurements, serve } from '../testing/open-measurements.tsx';
import { aMeasurement } from '../testing/samples.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const weight = () => screen.findByRole('textbox', { name: 'Peso' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const asked = () => screen.findByRole('group', { name: /^Você também se pesou agora\?/ });

test('opened to measure the waist, the form is at the waist and knows no weight', async () => {
  const known = serve({ measurements: [aMeasurement()] });
  const { user } = openMeasurements();
  await user.click(await button('Medir a cintura'));
  const waist = await screen.findByLabelText('Circunferência abdominal');
  expect(waist).toBeVisible();
  await waitFor(() => expect(waist).toHaveFocus());
  expect(await weight()).toHaveValue('');
  await user.type(waist, '98');
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Medição registrada')).toBeVisible();
  expect(known.bodies).toEqual([expect.objectContaining({ weight: null, abdominalCircumference: 98 })]);
});

test('there the first step leads to the last weight', async () => {
  serve({ measurements: [aMeasurement()] });
  const { user } = openMeasurements('?open=new&measure=glucose');
  await user.click(await button('Aumentar peso'));
  expect(await weight()).toHaveValue('90');
  await user.click(await button('Aumentar peso'));
  expect(await weight()).toHaveValue('90,1');
});

test.each([
  ['Não, salvar sem o peso', null],
  [/^Sim, 90.kg$/, 90],
])('a suggested weight beside another measure is asked about: %s', async (said, kept) => {
  const known = serve({ measurements: [aMeasurement()] });
  const { user } = openMeasurements('?open=new');
  expect(await weight()).toHaveValue('90');
  await user.click(screen.getByText('Mais medidas'));
  type('Circunferência abdominal', '98');
  await user.click(await button('Registrar'));
  const question = await asked();
  expect(known.bodies).toEqual([]);
  await user.click(within(question).getByRole('button', { name: said }));
  expect(await screen.findByText('Medição registrada')).toBeVisible();
  expect(known.bodies).toEqual([expect.objectContaining({ weight: kept, abdominalCircumference: 98 })]);
});

test('Escape leaves that question unanswered, and nothing is saved', async () => {
  const known = serve({ measurements: [aMeasurement()] });
  const { user } = openMeasurements('?open=new');
  await user.click(await screen.findByText('Mais medidas'));
  type('Glicose', '98');
  await user.click(await button('Registrar'));
  await asked();
  await user.keyboard('{Escape}');
  expect(await button('Registrar')).toBeVisible();
  expect(known.bodies).toEqual([]);
});

test('a weight that was touched is not asked about', async () => {
  const known = serve({ measurements: [aMeasurement()] });
  const { user } = openMeasurements('?open=new');
  await user.click(await button('Aumentar peso'));
  await user.click(await button('Diminuir peso'));
  await user.click(screen.getByText('Mais medidas'));
  type('Glicose', '98');
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Medição registrada')).toBeVisible();
  expect(known.bodies).toEqual([expect.objectContaining({ weight: 90, glucose: 98 })]);
});

test.each([
  ['kg', '19,2', 'Peso deve estar entre 30 e 300 kg'],
  ['kg', '300,1', 'Peso deve estar entre 30 e 300 kg'],
  ['lb', '66', 'Peso deve estar entre 66,2 e 661,3 lb'],
] as const)(
  'in %s, a weight of %s is refused with its limits and their unit',
  async (unit, typed, sentence) => {
    serve({ measurements: [aMeasurement()], patient: { weightUnit: unit } });
    const { user } = openMeasurements('?open=new');
    fireEvent.change(await weight(), { target: { value: typed } });
    await user.click(await button('Registrar'));
    expect(await screen.findByText(sentence)).toBeVisible();
  },
);

const PRESSURE = { 'Pressão sistólica': '230', 'Pressão diastólica': '140' };

async function record(values: Record<string, string>) {
  const page = openMeasurements('?open=new&measure=bloodPressureSyst');
  await screen.findByLabelText('Glicose');
  if ('Data' in values) await page.user.click(await screen.findByRole('radio', { name: 'Outro dia' }));
  for (const [label, value] of Object.entries(values)) type(label, value);
  await page.user.click(await button(/^Registrar/));
  return page;
}

test('a dangerous reading is told before any question, without the weight that was only suggested', async () => {
  const known = serve({ measurements: [aMeasurement()] });
  const { user } = openMeasurements('?open=new');
  expect(await weight()).not.toHaveValue('');
  await user.click(await screen.findByText('Mais medidas'));
  type('Glicose', '50');
  await user.click(await button('Registrar'));
  expect(await screen.findByRole('dialog', { name: 'Cuide disso agora' })).toBeVisible();
  expect(known.bodies).toEqual([expect.objectContaining({ weight: null, glucose: 50 })]);
  await user.click(await button('Entendi'));
  expect(await screen.findByRole('dialog', { name: 'Medição registrada' })).toBeVisible();
});

test('a dangerous reading is saved, and says what to do now', async () => {
  const known = serve({ measurements: [aMeasurement()] });
  const { user, search } = await record({ ...PRESSURE, Glicose: '30', 'Pulso em repouso': '30' });
  const notice = await screen.findByRole('dialog', { name: 'Cuide disso agora' });
  const titles = within(notice)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['Glicose muito baixa', 'Pressão muito alta', 'Pulso muito baixo']);
  expect(within(notice).getByRole('link', { name: 'Ligar 192 (SAMU)' })).toHaveAttribute('href', 'tel:192');
  expect(notice).toHaveTextContent('Escala de alerta NEWS 2');
  expect(known.bodies).toHaveLength(1);
  // Nothing else is said until the advice was read.
  expect(screen.queryByText('Medição registrada')).toBeNull();
  await user.click(within(notice).getByRole('button', { name: 'Entendi' }));
  expect(await screen.findByRole('dialog', { name: 'Medição registrada' })).toBeVisible();
  await user.click(await button('Concluir'));
  await waitFor(() => expect(search()).toEqual({}));
});

test('it is said without a connection too, and what was typed is still there', async () => {
  serve({ measurements: [aMeasurement()] });
  answer(addMeasurement, () => new Problem('offline'));
  const { user } = await record({ Glicose: '60' });
  const notice = await screen.findByRole('dialog', { name: 'Cuide disso hoje' });
  expect(notice).toHaveTextContent('Glicose baixa');
  expect(notice).toHaveTextContent('A medição ainda não foi salva.');
  await user.click(within(notice).getByRole('button', { name: 'Entendi' }));
  expect(await screen.findByLabelText('Glicose')).toHaveValue('60');
  expect(await screen.findByRole('alert')).toHaveTextContent('O Leveza não está respondendo');
});

test('it does not wait for a slow server, and then says whether the reading was saved', async () => {
  serve({ measurements: [aMeasurement()] });
  const { promise, resolve: speak } = Promise.withResolvers<Problem>();
  answer(addMeasurement, () => promise);
  const { user } = await record({ Glicose: '45' });
  const notice = await screen.findByRole('dialog', { name: 'Cuide disso agora' }, { timeout: 4000 });
  expect(notice).toHaveTextContent('Tome agora 15 g de açúcar');
  expect(notice).toHaveTextContent('Salvando o registro…');
  speak(new Problem('database-unavailable'));
  expect(await within(notice).findByText(/A medição ainda não foi salva/)).toBeVisible();
  expect(notice).not.toHaveTextContent('Salvando o registro…');
  await user.click(within(notice).getByRole('button', { name: 'Entendi' }));
  expect(await screen.findByLabelText('Glicose')).toHaveValue('45');
});

test('one who has read it before the server answered waits at the form, and nothing is sent twice', async () => {
  serve({ measurements: [aMeasurement()] });
  const { promise, resolve: speak } = Promise.withResolvers<void>();
  const keys: (string | null)[] = [];
  answer(addMeasurement, async (_, request) => {
    keys.push(request.headers.get('idempotency-key'));
    await promise;
    return { data: aMeasurement({ weight: null, glucose: 45 }) };
  });
  const { user } = await record({ Glicose: '45' });
  await screen.findByRole('dialog', { name: 'Cuide disso agora' }, { timeout: 4000 });
  await user.click(await button('Entendi'));
  expect(await button(/Registrando/)).toBeInTheDocument();
  speak();
  expect(await screen.findByRole('dialog', { name: 'Medição registrada' })).toBeVisible();
  expect(keys).toHaveLength(1);
});

test('neither it nor the answer waits for what is read again afterwards', async () => {
  serve({ measurements: [aMeasurement()] });
  const page = openMeasurements('?open=new&measure=bloodPressureSyst');
  await screen.findByLabelText('Glicose');
  const never = new Promise<never>(() => {});
  answer(readMeasurementSummary, () => never);
  answer(listMeasurements, () => never);
  type('Glicose', '45');
  await page.user.click(await button('Registrar'));
  await screen.findByRole('dialog', { name: 'Cuide disso agora' }, { timeout: 4000 });
  await page.user.click(await button('Entendi'));
  expect(await screen.findByRole('dialog', { name: 'Medição registrada' }, { timeout: 4000 })).toBeVisible();
});

test('a dangerous reading whose form was closed meanwhile is told about all the same', async () => {
  serve({ measurements: [aMeasurement()] });
  const { promise, resolve: speak } = Promise.withResolvers<void>();
  answer(addMeasurement, async () => {
    await promise;
    return { data: aMeasurement({ weight: null, glucose: 45 }) };
  });
  const { user } = await record({ Glicose: '45' });
  // The notice stands in the form's place before the form could be closed.
  await screen.findByRole('dialog', { name: 'Cuide disso agora' });
  await user.keyboard('{Escape}');
  speak();
  expect(await screen.findByText('Medição registrada')).toBeVisible();
});

test('a server that stays silent is given up, and the reading can be sent again', async () => {
  serve({ measurements: [aMeasurement()] });
  const silent = AbortSignal.abort(new DOMException('silent', 'TimeoutError'));
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(silent);
  const { user } = await record({ Glicose: '98' });
  expect(await screen.findByRole('alert')).toHaveTextContent('O Leveza não está respondendo');
  await user.click(await button('Registrar'));
  expect(await screen.findByRole('dialog', { name: 'Medição registrada' })).toBeVisible();
});

test.each([
  ['an ordinary reading', { 'Pressão sistólica': '121', 'Pressão diastólica': '78', Glicose: '98' }],
  ['one of last month', { ...PRESSURE, Data: '01/10/2026' }],
])('nothing is said of %s', async (_, values) => {
  serve({ measurements: [aMeasurement()] });
  await record(values);
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Medição registrada');
});

test('a pulse that cannot be one is refused as the emergency it may be', async () => {
  const known = serve({ measurements: [aMeasurement()] });
  await record({ 'Pulso em repouso': '20' });
  expect(await screen.findByText(/Se foi medido assim, ligue 192 \(SAMU\)/)).toBeVisible();
  expect(known.bodies).toEqual([]);
});
