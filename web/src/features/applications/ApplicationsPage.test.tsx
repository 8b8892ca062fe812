import { listApplications, registerApplication } from '@leveza/contract/applications/applications.ts';
import {
  changeApplicationSettings,
  readApplicationsOverview,
  readDoseDay,
  skipDose,
  undoSkip,
} from '@leveza/contract/applications/doses.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  aNextDose,
  anApplication,
  anEmptyOverview,
  anOverview,
  daysFromNow,
} from '../../testing/applications.ts';
import { inDays } from '../../testing/boxes.ts';
import { ANA } from '../../testing/patient.ts';
import { aPen } from '../../testing/pens.ts';
import { answer } from '../../testing/server.ts';
import { formatDay, formatInstant } from '../../lib/format.ts';
import { openApplications, serve } from './testing/open-applications.tsx';
import { SOURCED } from '../../testing/sourced.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const PEN = aPen();
const suggested = (changes = {}) =>
  anOverview({
    suggestion: {
      penId: PEN.id,
      medicationName: PEN.medication.commercialName,
      doseMg: 1,
      expectedDoseMg: 1,
      otherDosesMg: [],
      counterfeitPenId: null,
      zone: 'thigh-left-upper',
    },
    ...changes,
  });

test('an overview that cannot be read says so and can be read again', async () => {
  serve();
  answer(readApplicationsOverview, () => new Problem('unexpected'));
  const { user } = openApplications();
  expect(await screen.findByRole('alert')).toHaveTextContent('Algo deu errado. Tente novamente.');
  serve();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByRole('heading', { name: 'Próxima aplicação' })).toBeVisible();
});

test('a chosen tab waits only for its own reads; without any application the first tab stands', async () => {
  serve({ applications: [anApplication()] });
  const overview = Promise.withResolvers<{ data: ReturnType<typeof anOverview> }>();
  answer(readApplicationsOverview, () => overview.promise);
  openApplications('?tab=history');
  expect(await screen.findByText('1 aplicação')).toBeVisible();
  overview.resolve({ data: anEmptyOverview() });
  expect(await screen.findByText('Nenhuma aplicação registrada')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Histórico' })).toBeNull();
});

test('a patient without any application finds the first action, and the way to a pen', async () => {
  serve({ overview: anEmptyOverview() });
  const { user } = openApplications();
  expect(await screen.findByText('Nenhuma aplicação registrada')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Histórico' })).toBeNull();
  expect(await button('Já uso há um tempo: lançar aplicações anteriores')).toBeVisible();
  await user.click(await button('Registrar aplicação'));
  expect(await screen.findByRole('link', { name: 'Adicionar Caneta' })).toHaveAttribute(
    'href',
    '/medications?add=1&next=dose',
  );
});

test('two presses record the suggested dose, which can be undone', async () => {
  const known = serve({ overview: suggested(), pens: [PEN] });
  const { user, search } = openApplications();
  await user.click(await button('Registrar aplicação'));
  await user.click(await button('Registrar'));
  expect(await screen.findByRole('dialog', { name: 'Aplicação registrada' })).toHaveTextContent(
    /Próxima aplicação/,
  );
  expect(known.bodies).toEqual([
    {
      penId: PEN.id,
      doseMg: 1,
      applicationSite: 'thigh',
      zone: 'thigh-left-upper',
      reactions: null,
      notes: null,
      pain: null,
    },
  ]);
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Aplicação desfeita')).toBeVisible();
  expect(search()).toEqual({});
  expect(known.removed).toHaveLength(1);
});

test('what is missing is said in the words of the specification', async () => {
  const { suggestion } = anEmptyOverview();
  const known = serve({ overview: suggested({ suggestion: { ...suggestion, zone: null } }), pens: [PEN] });
  const { user } = openApplications('?open=new');
  await user.click(await button('Registrar'));
  for (const sentence of ['Selecione uma caneta', 'Dose é obrigatória', 'Local de aplicação é obrigatório']) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
  expect(known.bodies).toEqual([]);
});

test('an allergy, a dose too soon and a pen out of date have to be meant; nothing typed is lost', async () => {
  const earliestAt = daysFromNow(1);
  const known = serve({
    overview: suggested({ nextDose: aNextDose({ earliestAt }) }),
    pens: [PEN],
  });
  answer(registerApplication, async ({ body }, request) => {
    known.bodies.push((await request.json()) as Record<string, unknown>);
    if (!body.confirmAllergy) return new Problem('known-allergy');
    if (!body.confirmEarly) return new Problem('dose-too-soon');
    if (!body.confirmExpired) return new Problem('expired-item');
    return { data: anApplication({ penId: PEN.id }), nextDose: aNextDose() };
  });
  const { user } = openApplications('?open=new');
  fireEvent.change(await screen.findByLabelText('Dose'), { target: { value: '0,75' } });
  await user.click(await button('Registrar'));
  await screen.findByRole('group', { name: /Confira sua alergia/ });
  await user.click(await button('Registrar mesmo assim'));
  const early = await screen.findByRole('group', { name: /Esta dose fica perto de outra/ });
  expect(early).toHaveTextContent(
    'Pela bula, são pelo menos 72 horas entre duas doses. A sua próxima planejada é',
  );
  await user.click(within(early).getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByLabelText('Dose')).toHaveValue('0,75');

  await user.click(await button('Registrar'));
  await screen.findByRole('group', { name: /Confira sua alergia/ });
  await user.click(await button('Registrar mesmo assim'));
  await screen.findByRole('group', { name: /Esta dose fica perto/ });
  await user.click(await button('Registrar mesmo assim'));
  expect(await screen.findByRole('group', { name: /passou do prazo de uso/ })).toBeVisible();
  await user.click(await button('Registrar mesmo assim'));
  expect(await screen.findByText('Aplicação registrada')).toBeVisible();
  expect(known.bodies.at(-1)).toMatchObject({
    doseMg: 0.75,
    confirmAllergy: true,
    confirmEarly: true,
    confirmExpired: true,
  });
});

test('an unusual dose and another molecule are asked about one after the other', async () => {
  const known = serve({ overview: suggested(), pens: [PEN] });
  answer(registerApplication, async ({ body }, request) => {
    known.bodies.push((await request.json()) as Record<string, unknown>);
    if (!body.confirmDose) {
      return new Problem('dose-unusual', { message: 'A bula vai até 1 mg: são mesmo 4 mg?' });
    }
    if (!body.confirmSwitch) return new Problem('other-molecule');
    return { data: anApplication({ penId: PEN.id }), nextDose: aNextDose() };
  });
  const { user } = openApplications('?open=new');
  fireEvent.change(await screen.findByLabelText('Dose'), { target: { value: '4' } });
  await user.click(await button('Registrar'));
  expect(await screen.findByRole('group', { name: /A bula vai até 1 mg: são mesmo 4 mg\?/ })).toBeVisible();
  await user.click(await button('Registrar mesmo assim'));
  const other = await screen.findByRole('group', { name: /foi de outro medicamento/ });
  expect(other).toHaveTextContent('confirme com quem receitou a data e a dose de começo');
  expect(screen.getByLabelText('Dose')).toHaveValue('4');
  await user.click(await button('Registrar mesmo assim'));
  expect(await screen.findByText('Aplicação registrada')).toBeVisible();
  expect(known.bodies.at(-1)).toMatchObject({ doseMg: 4, confirmDose: true, confirmSwitch: true });
});

test('more than the pen holds is said at the dose', async () => {
  serve({ overview: suggested(), pens: [PEN] });
  answer(registerApplication, () => new Problem('pen-not-enough'));
  const { user } = openApplications('?open=new');
  await user.click(await button('Registrar'));
  const dose = await screen.findByLabelText('Dose');
  await waitFor(() => expect(dose).toHaveAccessibleDescription(/Não há medicamento suficiente/));
});

test.each([
  ['late', /Pela bula, ainda pode ser aplicada até/, true],
  ['missed', /Pela bula, esta dose não é mais aplicada; a próxima é/, true],
  ['late-unknown', /não foi registrada/, false],
] as const)('a dose that is %s says what to do, never two at once', async (state, headline, isByRule) => {
  const rule = isByRule ? { windowHours: 96, minGapHours: 72, ...SOURCED } : null;
  const nextDose = aNextDose({ state, plannedAt: daysFromNow(-2), missedInARow: 1 });
  serve({ overview: anOverview({ nextDose: { ...nextDose, rule } }) });
  openApplications();
  const card = await screen.findByRole('region', { name: /^Dose de \p{Ll}+, \d\d\/\d\d/u });
  expect(within(card).getByText(headline)).toBeVisible();
  expect(within(card).getByText('Pelas bulas, nunca duas doses para compensar.')).toBeVisible();
  const source = screen.queryByText('Fontes');
  expect(source === null).toBe(!isByRule);
});

test('a dose is skipped with a reason, and that can be undone', async () => {
  const plannedAt = daysFromNow(-3);
  serve({ overview: anOverview({ nextDose: aNextDose({ state: 'missed', plannedAt }) }) });
  const id = '50000000-0000-4000-8000-000000000001';
  const skips: unknown[] = [];
  answer(skipDose, ({ body }) => {
    skips.push(body);
    return { data: { id }, nextDose: aNextDose({ plannedAt: daysFromNow(4), followingAt: null }) };
  });
  answer(undoSkip, ({ params }) => {
    skips.length = 0;
    return { data: params };
  });
  const { user } = openApplications();
  await user.click(await button('Pulei esta dose'));
  await user.click(await button('Marcar como pulada'));
  expect(await screen.findByText('Conte por que a dose foi pulada.')).toBeVisible();
  await user.click(await button('Esqueci'));
  await user.click(await button('Marcar como pulada'));
  const told = await screen.findByRole('dialog', { name: 'Dose marcada como pulada' });
  expect(told).toHaveTextContent(/Próxima aplicação\p{Lu}\p{Ll}+, \d\d\/\d\d(\/\d{4})?Às \d\d:\d\d/u);
  expect(skips).toEqual([{ plannedAt, reason: 'Esqueci' }]);
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('A dose não está mais pulada')).toBeVisible();
  expect(skips).toEqual([]);
});

test('without an interval it is asked for, and one below the label is confirmed; nothing else is sent', async () => {
  serve({ overview: anOverview({ nextDose: aNextDose({ state: 'no-schedule', intervalDays: null }) }) });
  const bodies: unknown[] = [];
  answer(changeApplicationSettings, ({ body }) => {
    bodies.push(body);
    return body.confirmDose
      ? { data: { intervalDays: 3, purchaseLeadDays: 10 } }
      : new Problem('dose-unusual');
  });
  const { user } = openApplications();
  await user.click(await button('Definir intervalo'));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Intervalo entre doses' }), {
    target: { value: '3' },
  });
  await user.click(await button('Salvar'));
  await user.click(await button('Salvar mesmo assim'));
  expect(await screen.findByText('Uma dose a cada 3 dias.')).toBeVisible();
  expect(bodies).toEqual([false, true].map((confirmDose) => ({ intervalDays: 3, confirmDose })));
});

test('seven days stand around today; a pressed one says what it holds, or where the nearest doses are', async () => {
  serve();
  const asked: (string | undefined)[] = [];
  answer(readDoseDay, ({ query: { day } }) => {
    asked.push(day);
    const mark = { at: daysFromNow(-1), skipId: null, reason: null, application: null };
    const around = [{ day: inDays(-1), kind: 'not-recorded' as const }];
    return day === inDays(-1)
      ? { data: { marks: [{ ...mark, kind: 'not-recorded' }], around, previousAt: null, nextAt: null } }
      : { data: { marks: [], around, previousAt: daysFromNow(-3), nextAt: daysFromNow(4) } };
  });
  const { user, search } = openApplications();
  const strip = await screen.findByRole('region', { name: 'Dia a dia' });
  const tile = (name: RegExp) => within(strip).findByRole('button', { name });
  expect(await tile(/^Hoje, .*: Nenhuma dose$/)).toHaveAttribute('aria-pressed', 'true');
  expect(await within(strip).findByText('Nenhuma dose hoje.')).toBeVisible();
  expect(within(strip).getAllByRole('button', { pressed: false })).toHaveLength(6);

  await user.click(await tile(/: Não registrada$/));
  expect(await within(strip).findByRole('heading', { name: /^Ontem/ })).toBeVisible();
  expect(await within(strip).findByText('Não registrada')).toBeVisible();
  expect(search()).toEqual({ day: inDays(-1) });
  await user.click(within(strip).getByRole('button', { name: 'Foi pulada' }));
  expect(search()).toMatchObject({ open: 'skip' });
  await user.click(await button('Cancelar'));

  await user.click(await tile(new RegExp(`${formatDay(inDays(-2))}: Nenhuma dose$`)));
  expect(await within(strip).findByText('1 dia antes')).toBeVisible();
  expect(within(strip).getByText('6 dias depois')).toBeVisible();
  await user.click(within(strip).getByRole('button', { name: '7 dias antes' }));
  expect(search()).toEqual({ day: inDays(-9) });
  await user.click(within(strip).getByRole('button', { name: 'Voltar para hoje' }));
  expect(await within(strip).findByText('Nenhuma dose hoje.')).toBeVisible();
  expect(search()).toEqual({});
  expect(asked).toContain(inDays(-2));
});

test('each part is a tab of the address, and what it shows is asked for with it', async () => {
  let asked = 0;
  serve();
  answer(listApplications, ({ query }) => {
    asked += 1;
    return { data: [anApplication()], pagination: paginationOf(query, 1) };
  });
  const { user, search } = openApplications();
  expect(await screen.findByRole('tab', { name: 'Agora', selected: true })).toBeVisible();
  expect(asked).toBe(0);
  await user.click(screen.getByRole('tab', { name: 'Histórico' }));
  expect(await screen.findByText('1 aplicação')).toBeVisible();
  expect(asked).toBe(1);
  expect(search()).toEqual({ tab: 'history' });
  await user.click(screen.getByRole('tab', { name: 'Agora' }));
  expect(search()).toEqual({});
});

test('a dose that was not recorded is recorded at the moment it was planned for', async () => {
  const known = serve({ overview: suggested(), pens: [PEN] });
  const at = daysFromNow(-2);
  const { user } = openApplications(`?open=new&at=${at}`);
  await user.click(await button(`Registrar em ${formatInstant(at, ANA.timeZone).replace(/\/\d{4}/, '')}`));
  await waitFor(() => expect(known.bodies).toHaveLength(1));
  expect(known.bodies[0]).toMatchObject({ datetime: at });
});

test('another day without its date, and one to come, are refused', async () => {
  const known = serve({ overview: suggested(), pens: [PEN] });
  const { user } = openApplications('?open=new');
  await user.click(await screen.findByRole('radio', { name: 'Outro dia' }));
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Diga em que dia foi.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Data'), { target: { value: formatDay(inDays(1)) } });
  await user.click(await button('Registrar'));
  expect(await screen.findByText(/^Escolha uma data até /)).toBeVisible();
  expect(known.bodies).toEqual([]);
});
