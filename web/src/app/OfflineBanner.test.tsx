import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stillAsking } from '../lib/shown-since.ts';
import { renderPublicPage } from '../testing/public-page.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

afterEach(() => vi.restoreAllMocks());

test('says so while there is no connection, and only then; the signs can be read meanwhile', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await renderPublicPage(OfflineBanner);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('Você está sem internet');
  expect(screen.getByRole('link', { name: 'Sinais de alerta' })).toHaveAttribute('href', '/sinais-de-alerta');

  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a server that takes long is said quietly, with the moment of the data, and goes by itself', async () => {
  await renderPublicPage(OfflineBanner);
  const status = screen.getByRole('status');
  let end: (() => void) | undefined;
  act(() => {
    end = stillAsking(new Date(2026, 10, 15, 20, 41).getTime());
  });
  expect(status).toHaveTextContent(
    'Está demorando. Estes são os dados de 15/11, 20:41. Seguimos buscando os mais novos.',
  );
  act(() => end?.());
  expect(status).toBeEmptyDOMElement();
});
