import { Problem } from '@leveza/contract/problem.ts';
import {
  readSideEffectSummary,
  SideEffectsInput,
  type SideEffectSummary,
} from '@leveza/contract/side-effects.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { answerTo, choose, pick, press } from '../testing/hands.ts';
import { openSideEffects, serve } from '../testing/open-side-effects.tsx';
import { aSummary } from '../testing/samples.ts';
import { summaryQuery } from '../use-summary.ts';
import { feltOf } from '../follow-up/follow-up.ts';
import { useAskRisk } from './ask-risk.ts';

type Risk = SideEffectSummary['risk'];
const NONE: Risk = { hasLowSugarRisk: false, hasKetoacidosisRisk: false, recent: [] };
const INSULIN: Risk = { hasLowSugarRisk: true, hasKetoacidosisRisk: true, recent: [] };
const never = new Promise<never>(() => {});

const felt = (hoursAgo: number) => ({
  datetime: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
  effectType: 'vomiting' as const,
  otherName: null,
  intensity: 3,
  duration: null,
});
const VOMITING = SideEffectsInput.parse({ effectType: 'vomiting', intensity: 3 });

function ask(cached: Risk | null, patience: Promise<undefined> = never): Promise<Risk> {
  const cache = new QueryClient();
  if (cached) cache.setQueryData(summaryQuery.queryKey, { data: aSummary({ risk: cached }) });
  const { result } = renderHook(() => useAskRisk(null), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  return result.current(feltOf(VOMITING)).within(patience);
}

describe('the risk beside an effect', () => {
  test('is what the server says, not what the cache remembers', async () => {
    answer(readSideEffectSummary, () => ({ data: aSummary({ risk: INSULIN }) }));
    await expect(ask(NONE)).resolves.toEqual(INSULIN);
  });

  test('is unknown without a connection, and what was felt before still counts', async () => {
    answer(readSideEffectSummary, () => new Problem('offline'));
    const recent = [felt(5)];
    await expect(ask({ ...NONE, recent })).resolves.toEqual({
      hasLowSugarRisk: null,
      hasKetoacidosisRisk: null,
      recent,
      isRecentUnknown: true,
    });
    await expect(ask(null)).resolves.toEqual({
      hasLowSugarRisk: null,
      hasKetoacidosisRisk: null,
      recent: [],
      isRecentUnknown: true,
    });
  });

  test('stays known without a connection where it was', async () => {
    answer(readSideEffectSummary, () => new Problem('offline'));
    await expect(ask(INSULIN)).resolves.toEqual({ ...INSULIN, isRecentUnknown: true });
  });

  test('is not waited for longer than the patience', async () => {
    answer(readSideEffectSummary, () => never);
    await expect(ask(NONE, Promise.resolve(undefined))).resolves.toMatchObject({
      hasLowSugarRisk: null,
      hasKetoacidosisRisk: null,
    });
  });

  test('does not count the effect twice that is being saved meanwhile', async () => {
    const earlier = felt(5);
    answer(readSideEffectSummary, () => ({
      data: aSummary({ risk: { ...NONE, recent: [felt(0), earlier] } }),
    }));
    expect((await ask(null)).recent).toEqual([earlier]);
  });
});

test('an insulin recorded since the page was opened brings the sugar at once', async () => {
  serve();
  openSideEffects('?open=new');
  await press('Mostrar mais efeitos');
  await pick('Hipoglicemia');
  await choose('1, Muito Leve');
  answer(readSideEffectSummary, () => ({ data: aSummary({ risk: INSULIN }) }));
  await press('Registrar');
  expect(await screen.findByRole('alertdialog', { name: 'Tome açúcar agora' })).toBeVisible();
});

test('an answer that comes after the patience still brings what it knows', async () => {
  serve();
  openSideEffects('?open=new');
  await press('Mostrar mais efeitos');
  await pick('Hipoglicemia');
  await choose('1, Muito Leve');
  const { promise: asked, resolve: reply } = Promise.withResolvers<void>();
  answer(readSideEffectSummary, async () => {
    await asked;
    return { data: aSummary({ risk: INSULIN }) };
  });
  await press('Registrar');
  expect(
    await screen.findByRole('radiogroup', { name: /Você usa insulina/ }, { timeout: 5000 }),
  ).toBeVisible();
  reply();
  expect(await screen.findByRole('alertdialog', { name: 'Tome açúcar agora' })).toBeVisible();
});

describe('an answer that comes after the first notice was closed', () => {
  const CONSTIPATED: Risk = {
    ...NONE,
    recent: [{ ...felt(5), effectType: 'constipation', intensity: 3 }],
  };

  /** An effect is recorded, the risk is known only on `reply`, and the first notice is closed before. */
  async function closeFirst(effect: string, ...asked: RegExp[]) {
    serve();
    openSideEffects('?open=new');
    await pick(effect);
    await choose('1, Muito Leve');
    const { promise: risk, resolve: reply } = Promise.withResolvers<Risk>();
    answer(readSideEffectSummary, async () => ({ data: aSummary({ risk: await risk }) }));
    await press('Registrar');
    await screen.findByRole('radiogroup', { name: asked[0]! }, { timeout: 5000 });
    for (const question of asked) await answerTo(question, 'Não');
    await press('Concluir');
    return reply;
  }

  test.each([
    ['knows of a constipation', CONSTIPATED],
    ['knows of nothing', NONE],
  ])('asks nothing again if it %s', async (_, risk) => {
    // The cached list of these days is empty, and may be old.
    const reply = await closeFirst('Vômito', /vomitou várias vezes/, /gases e fezes/, /dor forte/);
    reply(risk);
    expect(await screen.findByText('Efeito registrado')).toBeVisible();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  test('asks about a mild nausea again if it knows that the nausea stays', async () => {
    const reply = await closeFirst('Náusea', /dor forte/, /gases e fezes/);
    reply({
      ...NONE,
      recent: [30, 10].map((hours) => ({ ...felt(hours), effectType: 'nausea', intensity: 1 })),
    });
    expect(await screen.findByRole('radiogroup', { name: /vomitou várias vezes/ })).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: /dor forte/ })).toBeNull();
    await answerTo(/vomitou várias vezes/, 'Sim');
    await press('Concluir');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });
});
