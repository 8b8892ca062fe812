import { readSubscription } from '@leveza/contract/subscription/subscription.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { hosted } from '../testing/open-subscription.tsx';
import { PlanNotice } from './PlanNotice.tsx';

test('a screen beyond the plan says what is missing, kindly', async () => {
  answer(readSubscription, () => ({ data: hosted({ opened: 'essencial' }) }));
  renderInApp(<PlanNotice feature="supplements" />);
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Para criar um plano para um novo suplemento, é preciso o plano GLP-1 Plus. O que você já tem aqui continua aberto.',
  );
  expect(screen.getByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', '/subscription');
});

test('where it is open, nothing is said', async () => {
  let asked = 0;
  answer(readSubscription, () => {
    asked += 1;
    return { data: hosted({ opened: 'all' }) };
  });
  renderInApp(<PlanNotice feature="supplements" />);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
