import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LeadColumns } from './LeadColumns.tsx';

function Page({ lead }: { lead: boolean }) {
  return (
    <LeadColumns lead={lead && <p>Hoje</p>} foot={<p>Resumo</p>}>
      <input aria-label="Buscar" />
    </LeadColumns>
  );
}

test('a search in the rows keeps its focus when it takes the lead away, and gives it back', () => {
  const { rerender } = render(<Page lead />);
  const search = screen.getByRole('textbox');
  search.focus();
  rerender(<Page lead={false} />);
  expect(screen.queryByText('Hoje')).toBeNull();
  expect(screen.getByRole('textbox')).toBe(search);
  rerender(<Page lead />);
  expect(search).toHaveFocus();
});

test('the lead is read first, then the rows, then their notices', () => {
  const { container } = render(
    <LeadColumns lead={<p>Hoje</p>} foot={<p>Resumo</p>}>
      <p>Linhas</p>
    </LeadColumns>,
  );
  expect(container).toHaveTextContent(/^HojeLinhasResumo$/);
});
