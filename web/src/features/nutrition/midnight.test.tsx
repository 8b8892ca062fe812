import { readNutritionDay } from '@leveza/contract/nutrition/day.ts';
import { copyMealDay } from '@leveza/contract/nutrition/meals.ts';
import { addWater } from '@leveza/contract/nutrition/water.ts';
import { recordWellbeing } from '@leveza/contract/nutrition/wellbeing.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from '../../lib/use-now.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { RecordMeal } from './shared/RecordMeal.tsx';
import { openNutrition, serve } from './testing/open-nutrition.tsx';
import { aDay, aMeal, today } from './testing/samples.ts';

const device = vi.hoisted(() => new Map<string, { data: unknown; keptAt: number }>());
vi.mock('../../lib/kept-answers.ts', () => ({
  findAnswer: async (key: string) => device.get(key),
  keepAnswer: async (key: string, kept: { data: unknown; keptAt: number }) => void device.set(key, kept),
  notOpened: (cause: unknown) => new Problem('offline', { cause, message: 'nunca aberta' }),
}));

const YESTERDAY = '2026-11-17';
const TODAY = '2026-11-18';
const BEFORE_MIDNIGHT = new Date('2026-11-17T23:58:00-03:00');
const AFTER_MIDNIGHT = new Date('2026-11-18T00:02:00-03:00');
const EVENING = new Date('2026-11-18T23:55:00-03:00');
const SUPPER = aMeal({ day: YESTERDAY, name: 'Ceia', time: '23:50' });

/** The page looks at its clock, as it does every minute. */
const lookAtClock = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const goTo = (moment: Date) => {
  vi.setSystemTime(moment);
  lookAtClock();
};

/** The clock stands still while no screen shows it. */
function Clock() {
  useNow();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  render(<Clock />);
  goTo(BEFORE_MIDNIGHT);
});
afterEach(() => {
  // The other tests of this window go by the real present.
  vi.useRealTimers();
  lookAtClock();
  device.clear();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

/** Yesterday had a meal, today has none yet; `sent` are the bodies that were sent. */
function serveTwoDays() {
  const known = serve();
  answer(readNutritionDay, ({ query: { day = today() } }) => ({
    data: aDay({ day, canCopyYesterday: true, meals: day === YESTERDAY ? [SUPPER] : [] }),
  }));
  return known;
}

async function openedYesterday() {
  const known = serveTwoDays();
  const page = openNutrition();
  await screen.findByText('Ceia');
  return { ...page, known };
}

test('left open over midnight, the day is asked for at once, and a new meal goes to the day the screen names', async () => {
  const { user, known } = await openedYesterday();
  goTo(AFTER_MIDNIGHT);
  expect(screen.getByRole('heading', { name: 'Hoje' })).toBeVisible();
  expect(screen.queryByText('Ceia')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Adicionar Refeição' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Lanche');
  const [, add] = screen.getAllByRole('button', { name: 'Adicionar Refeição', hidden: true });
  await user.click(add!);
  await waitFor(() => expect(known.sent).toEqual([{ day: TODAY, name: 'Lanche', time: '00:02', foods: [] }]));
});

test('left open over midnight, the copied day, a glass and the wellbeing are those of the day the screen names', async () => {
  const sent: unknown[] = [];
  const { user } = await openedYesterday();
  answer(copyMealDay, ({ body }) => {
    sent.push(body);
    return { data: [], later: 0 };
  });
  answer(addWater, ({ body }) => {
    sent.push(body);
    return {
      data: { day: today(), ml: 200, goal: 2000, fromMeals: 0, entries: [] },
      added: '44444444-4444-4444-8444-444444444444',
    };
  });
  answer(recordWellbeing, ({ params, body }) => {
    sent.push({ ...params, ...body });
    return { data: { day: params.day, hunger: 2, cravings: null, satiety: null, energy: null } };
  });
  goTo(AFTER_MIDNIGHT);
  await user.click(await screen.findByRole('button', { name: 'Copiar as refeições de ontem' }));
  await user.click(screen.getByRole('button', { name: 'Registrar 200 ml' }));
  await user.click(screen.getByText('Como foi o dia'));
  await user.click(await screen.findByRole('button', { name: 'Fome: 2, média' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { from: YESTERDAY, to: TODAY },
      { ml: 200, drink: 'water' },
      { day: TODAY, hunger: 2 },
    ]),
  );
});

test('a form that is open over midnight keeps its day until it is closed', async () => {
  const { user, known } = await openedYesterday();
  await user.click(screen.getByRole('button', { name: 'Adicionar Refeição' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Lanche');
  goTo(AFTER_MIDNIGHT);
  expect(screen.getByRole('heading', { name: 'Ontem', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Lanche');
  const [, add] = screen.getAllByRole('button', { name: 'Adicionar Refeição', hidden: true });
  await user.click(add!);
  await waitFor(() =>
    expect(known.sent).toEqual([{ day: YESTERDAY, name: 'Lanche', time: '23:58', foods: [] }]),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('heading', { name: 'Hoje' })).toBeVisible();
});

/** The device keeps yesterday's answer; the server answers no read today. */
async function keptYesterday() {
  vi.stubGlobal('indexedDB', {});
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('__Host-leveza-user=ana');
  const { unmount, known } = await openedYesterday();
  unmount();
  goTo(EVENING);
  answer(readNutritionDay, () => new Problem('offline'));
  return known;
}

test('the kept answer of yesterday is not shown as today', async () => {
  await keptYesterday();
  openNutrition();
  expect(await screen.findByRole('heading', { name: 'Hoje' })).toBeVisible();
  expect(await screen.findByText('nunca aberta')).toBeVisible();
  expect(screen.queryByText('Ceia')).toBeNull();
});

/** '+ Refeição', over any screen. */
const openRecordMeal = () =>
  renderInApp(
    <Suspense>
      <DialogFrame isOpen look="sheet" onClose={() => undefined}>
        <RecordMeal onClose={() => undefined} />
      </DialogFrame>
    </Suspense>,
  );

async function pickBanana(user: UserEvent) {
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'banana prata' } });
  await user.click(await screen.findByRole('button', { name: /^Banana-prata/, pressed: false }));
}

test('foods of today do not go into a meal of the kept answer of yesterday', async () => {
  const known = await keptYesterday();
  const { user } = openRecordMeal();
  expect(await screen.findByText('nunca aberta')).toBeVisible();
  answer(readNutritionDay, ({ query: { day = today() } }) => ({ data: aDay({ day }) }));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await pickBanana(user);
  await user.click(screen.getByRole('button', { name: 'Adicionar 1 alimento' }));
  await waitFor(() => expect(known.sent).toEqual([expect.objectContaining({ day: TODAY })]));
});

test('foods chosen in the sheet before midnight stay, and are of the day on which they are added', async () => {
  const known = serveTwoDays();
  const { user } = openRecordMeal();
  await pickBanana(user);
  expect(screen.getByText('Ceia, 23:50')).toBeVisible();
  goTo(AFTER_MIDNIGHT);
  const add = screen.getByRole('button', { name: 'Adicionar 1 alimento' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  await waitFor(() => expect(known.sent).toEqual([expect.objectContaining({ day: TODAY, time: '00:02' })]));
});
