import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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
