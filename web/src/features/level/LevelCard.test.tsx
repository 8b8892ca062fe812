import { readLevel } from '@leveza/contract/level.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { daysFromNow } from '../../testing/applications.ts';
import { ANA } from '../../testing/patient.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import type { Level } from './level-words.ts';
import { LevelCard } from './LevelCard.tsx';
import { SOURCED } from '../../testing/sourced.ts';

const WEEKLY: Level = {
  medicationName: 'Ozempic',
  kinetics: {
    absorptionPerHour: 0.0286,
    eliminationPerHour: 0.003918,
    volumeL: 12.2,
    ...SOURCED,
  },
  halfLifeHours: null,
  intervalDays: 7,
  next: { plannedAt: daysFromNow(6), windowHours: 120, doseMg: null },
  doses: [-15, -8, -1].map((days) => ({ at: daysFromNow(days), mg: 0.5 })),
  missingBefore: null,
  why: null,
};
const NOTHING: Level = { ...WEEKLY, kinetics: null, doses: [], why: 'no-doses' };

beforeEach(() => answer(readMe, () => ({ data: ANA })));

const slider = () => screen.findByRole('slider', { name: 'E se eu aplicar em …?' });
const spoken = (input: HTMLElement) => input.getAttribute('aria-valuetext');

test.each([
  ['no-doses', /Depois da primeira aplicação/],
  ['prohibited', /proibido pela Anvisa/],
  ['unknown-product', /Não há dados publicados/],
  ['no-strength', /Sem a concentração/],
] as const)('no curve because of %s', async (why, sentence) => {
  answer(readLevel, () => ({ data: { ...NOTHING, why } }));
  renderInApp(<LevelCard />);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('Estimativa, não é exame.')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('doses from before the record are missed, with the way to enter them', async () => {
  answer(readLevel, () => ({ data: { ...WEEKLY, missingBefore: '2026-11-02' } }));
  renderInApp(<LevelCard />);
  expect(await screen.findByText(/de antes de 02\/11\/2026: o nível real é maior/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lançar aplicações anteriores' })).toHaveAttribute(
    'href',
    '/applications?open=past',
  );
});

test('the curve says in words, in a table and in small print what it is', async () => {
  answer(readLevel, () => ({ data: WEEKLY }));
  renderInApp(<LevelCard />);
  const figure = await screen.findByRole('figure', { name: 'Ozempic no corpo, em mg' });
  expect(figure).toHaveTextContent(
    /Agora: cerca de [\d,]+\smg no corpo\. Em 90 dias, de 0\smg a [\d,]+\smg\./,
  );
  expect(within(figure).getByRole('table')).toHaveTextContent('0,5 mg');
  expect(screen.getByText('Fontes')).toBeVisible();
  expect(screen.getByText('Estimativa, não é exame.')).toBeVisible();
});

test('a curve by the half-life the patient was told says so, and cites no source', async () => {
  const told = { kinetics: null, halfLifeHours: 144, next: null };
  answer(readLevel, () => ({ data: { ...WEEKLY, ...told, medicationName: 'Fórmula' } }));
  renderInApp(<LevelCard />);
  expect(await screen.findByRole('figure', { name: 'Fórmula no corpo, em mg' })).toBeVisible();
  expect(screen.getByText('Meia-vida informada por você: 6 dias.')).toBeVisible();
  expect(
    screen.getByText(/^A curva é uma estimativa feita com essa meia-vida, não com a bula\./),
  ).toHaveTextContent(/conta inteira desde a hora da aplicação.*Não use para mudar doses ou datas\.$/);
  expect(screen.queryByText('Fontes')).not.toBeInTheDocument();
  expect(screen.queryByText(/valores médios publicados/)).not.toBeInTheDocument();
});

test('the next dose is the one of the plan', async () => {
  answer(readLevel, () => ({ data: { ...WEEKLY, next: { ...WEEKLY.next!, doseMg: 1 } } }));
  renderInApp(<LevelCard />);
  await slider();
  expect(screen.getByText(/^A linha tracejada mostra 1\smg nesse momento/)).toBeVisible();
});

test('another moment is asked about inside the label’s window only, and the plan comes back', async () => {
  answer(readLevel, () => ({ data: WEEKLY }));
  const { user } = renderInApp(<LevelCard />);
  const input = (await slider()) as HTMLInputElement;
  expect(spoken(input)).toMatch(/ \(planejada\)$/);
  const planned = Date.parse(WEEKLY.next!.plannedAt);
  expect(Number(input.min) * HOUR_MS).toBeGreaterThanOrEqual(planned);
  expect(Number(input.max) * HOUR_MS).toBeLessThanOrEqual(planned + 120 * HOUR_MS);
  const text = screen.getByText(/^A linha tracejada mostra 0,5\smg nesse momento/).textContent;

  fireEvent.change(input, { target: { value: input.max } });
  expect(spoken(input)).toMatch(/^\S+, \d\d\/\d\d às \d\d:00$/);
  // The dose after it stays where it was planned, and no level is held out to be chosen.
  expect(screen.getByText(/^A linha tracejada/).textContent).toBe(text);
  expect(text).not.toMatch(/para até|sobe|desce/);
  expect(screen.getByText(/^Pela bula, esta dose pode ser aplicada até/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Voltar ao planejado' }));
  expect(spoken(input)).toMatch(/ \(planejada\)$/);
});

test('another period is read from the server', async () => {
  const asked: number[] = [];
  answer(readLevel, ({ query }) => {
    asked.push(query.days);
    return { data: WEEKLY };
  });
  const { user } = renderInApp(<LevelCard />);
  await slider();
  await user.click(screen.getByRole('radio', { name: '2 anos' }));
  expect(await screen.findByText(/Em 2 anos/)).toBeVisible();
  expect(asked).toEqual([90, 730]);
});

test.each([
  ['an interval', { intervalDays: null, next: null }],
  ['a window of the label', { next: { plannedAt: daysFromNow(6), windowHours: null, doseMg: null } }],
])('without %s nothing is asked', async (_, changes) => {
  answer(readLevel, () => ({ data: { ...WEEKLY, ...changes } }));
  renderInApp(<LevelCard />);
  await screen.findByRole('figure');
  expect(screen.queryByRole('slider', { name: /E se eu/ })).not.toBeInTheDocument();
});
