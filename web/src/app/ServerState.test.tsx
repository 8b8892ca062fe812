import { readHealth } from '@leveza/contract/health.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
import { answer } from '../testing/server.ts';
import { ServerState } from './ServerState.tsx';

test('says that the service answers, with its version', async () => {
  answer(readHealth, () => ({ data: { status: 'ok', database: 'embedded', version: '0.1.0' } }));
  renderInApp(<ServerState />);
  expect(screen.getByRole('status')).toHaveTextContent('Verificando o serviço…');
  expect(await screen.findByText('Serviço no ar · banco de dados local · versão 0.1.0')).toBeInTheDocument();
});

test('says that it is away, and looks again when asked', async () => {
  let isBack = false;
  answer(readHealth, () =>
    isBack
      ? { data: { status: 'ok', database: 'external', version: '0.1.0' } }
      : new Problem('database-unavailable', { retryAfterSeconds: 0 }),
  );
  const { user } = renderInApp(<ServerState />);
  await screen.findByText(/temporariamente fora do ar/);
  isBack = true;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText(/Serviço no ar/);
});
