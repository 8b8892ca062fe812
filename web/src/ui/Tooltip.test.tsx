import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

test('a control is described by its tooltip while that is shown', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip text="Some do total do mês">
      <button type="button" aria-describedby="hint">
        Cobrir
      </button>
    </Tooltip>,
  );
  await user.tab();
  const control = screen.getByRole('button', { name: 'Cobrir' });
  const tooltip = screen.getByRole('tooltip');
  expect(control).toHaveAccessibleDescription('Some do total do mês');
  expect(control).toHaveAttribute('aria-describedby', `hint ${tooltip.id}`);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(control).toHaveAttribute('aria-describedby', 'hint');
});

test('a tooltip that repeats the name of its control is not read twice', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip text="Sair">
      <button type="button" aria-label="Sair">
        <svg aria-hidden />
      </button>
    </Tooltip>,
  );
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Sair');
  expect(screen.getByRole('button', { name: 'Sair' })).not.toHaveAttribute('aria-describedby');
});
