import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RecordDetail } from './RecordDetail.tsx';

test('words of two lines are plain, and a press shows the rest of longer ones', async () => {
  const long = 'Coxa esquerda · Dor 1 de 10 · Reações: Coceira no local · Comecei a dose de 1 mg';
  const { rerender } = render(<RecordDetail>Coxa esquerda</RecordDetail>);
  expect(screen.getByText('Coxa esquerda')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<RecordDetail>{long}</RecordDetail>);
  const detail = screen.getByRole('button', { name: long, expanded: false });
  expect(screen.getByText(long)).toHaveClass('line-clamp-2');
  await userEvent.click(detail);
  expect(detail).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(long)).not.toHaveClass('line-clamp-2');
});
