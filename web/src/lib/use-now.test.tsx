import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
import { useNow } from './use-now.ts';

function Clock() {
  return <p>{useNow().toISOString()}</p>;
}

const wake = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

test('a page that slept shows the present as soon as it is looked at again', () => {
  renderInApp(<Clock />);
  const morning = new Date(Date.now() + 8 * HOUR_MS);
  vi.useFakeTimers({ now: morning, toFake: ['Date'] });
  try {
    wake();
    expect(screen.getByText(morning.toISOString())).toBeVisible();
  } finally {
    // The other tests of this window go by the real present.
    vi.useRealTimers();
    wake();
  }
});
