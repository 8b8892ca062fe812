import { screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
import { useCode } from './use-code.ts';

interface Props {
  load: () => Promise<{ word: string }>;
  isNeeded?: boolean;
}

function Mark({ load, isNeeded = true }: Props) {
  return <p>{useCode(load, isNeeded)?.word ?? 'nada ainda'}</p>;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>falhou</p> : this.props.children;
  }
}

test('code comes once it is needed, and is there at once the next time', async () => {
  const load = vi.fn<Props['load']>().mockResolvedValue({ word: 'látex' });
  const { unmount } = renderInApp(<Mark load={load} isNeeded={false} />);
  expect(screen.getByText('nada ainda')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  unmount();
  renderInApp(<Mark load={load} />).unmount();
  renderInApp(<Mark load={load} />);
  expect(await screen.findByText('látex')).toBeVisible();
});

test('code that cannot be fetched is a failure of the screen, not an empty answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<Props['load']>().mockRejectedValue(new Error('offline'));
  renderInApp(
    <Boundary>
      <Mark load={load} />
    </Boundary>,
  );
  expect(await screen.findByText('falhou')).toBeVisible();
});
