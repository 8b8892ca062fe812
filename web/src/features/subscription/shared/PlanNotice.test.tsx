import { readSearchOptions } from '@leveza/contract/catalog/search.ts';
import { readSubscription } from '@leveza/contract/subscription/subscription.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { hosted } from '../testing/open-subscription.tsx';
import { PlanNotice } from './PlanNotice.tsx';

// jsdom knows no idle moment, and the notice would come two seconds later.
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  return () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  };
});

test('a screen beyond the plan says what is missing, kindly, and nothing of what is open', async () => {
  answer(readSubscription, () => ({ data: hosted({ opened: 'essencial' }) }));
  renderInApp(<PlanNotice features={['push', 'supplements', 'oral-medications']} />);
  expect(await screen.findByRole('note')).toHaveTextContent(
    /^Para criar um plano para um novo suplemento, é preciso o plano GLP-1 Plus\. Para criar um plano para um novo medicamento, é preciso o plano Farmácia Completa\. O que você já tem aqui continua aberto\./,
  );
  expect(screen.getByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', '/subscription');
});

test.each([
  ['with a language model', true],
  ['without one', false],
])('a server %s: the plan with the AI is named %s', async (_, isAiConfigured) => {
  let asked = 0;
  answer(readSubscription, () => ({ data: hosted() }));
  answer(readSearchOptions, () => {
    asked += 1;
    return { data: { isAiConfigured, needsAiConsent: true, aiSearchesLeftToday: 10 } };
  });
  renderInApp(
    <>
      <PlanNotice features={['ai']} />
      <PlanNotice features={['reports']} />
    </>,
  );
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(screen.getAllByRole('note')).toHaveLength(isAiConfigured ? 2 : 1));
  expect(screen.queryByText(/inteligência artificial/) !== null).toBe(isAiConfigured);
});
