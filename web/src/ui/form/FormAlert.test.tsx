import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { unreached } from '../../lib/unreached.ts';
import { FormAlert } from './FormAlert.tsx';

afterEach(() => vi.restoreAllMocks());

test('that there is no connection is said only as long as there is none', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { message } = unreached(null);
  render(
    <FormAlert>{`Erro ao abrir caixa: ${message} O que você escreveu está guardado neste aparelho.`}</FormAlert>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/Você está sem internet\./);

  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(
    /^A internet voltou. Tente de novo. O que você escreveu está guardado neste aparelho.$/,
  );
});

test('another refusal stays', () => {
  render(<FormAlert>Este item está vencido.</FormAlert>);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent('Este item está vencido.');
});
