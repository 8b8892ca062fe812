import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const PARTS = [
  { id: 'week', label: 'Semana', content: <p>Sete dias</p> },
  { id: 'month', label: 'Mês', content: <a href="/mes">Trinta dias</a> },
  { id: 'all', label: 'Tudo', content: <p>Desde o começo</p> },
] as const;

const tab = (name: string) => screen.getByRole('tab', { name });

test('shows the first part, and the one that is pressed', async () => {
  render(<Tabs label="Períodos" tabs={PARTS} />);
  expect(screen.getByRole('tabpanel', { name: 'Semana' })).toHaveTextContent('Sete dias');
  await userEvent.click(tab('Tudo'));
  expect(screen.getByRole('tabpanel', { name: 'Tudo' })).toHaveTextContent('Desde o começo');
  expect(screen.queryByText('Sete dias')).toBeNull();
  expect(tab('Tudo')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Tudo')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
});

test('a screen that says which part is shown is asked first, and not about the one that is', async () => {
  const onChange = vi.fn<(id: string) => void>();
  render(<Tabs label="Períodos" tabs={PARTS} selected="month" onChange={onChange} />);
  await userEvent.click(tab('Mês'));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(tab('Semana'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('week');
  expect(screen.getByRole('tabpanel', { name: 'Mês' })).toBeVisible();
});

function Screen() {
  const [selected, setSelected] = useState<(typeof PARTS)[number]['id']>('week');
  return <Tabs label="Períodos" tabs={PARTS} selected={selected} onChange={setSelected} />;
}

test.each([
  ['{ArrowRight}', 'Mês'],
  ['{ArrowLeft}', 'Tudo'],
  ['{End}', 'Tudo'],
  ['{End}{Home}', 'Semana'],
  ['{End}{ArrowRight}', 'Semana'],
])('%s goes to %s', async (keys, name) => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.tab();
  expect(tab('Semana')).toHaveFocus();
  await user.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeVisible();
});

test('the keyboard leaves the tabs for what the part holds, or for the part where it holds nothing', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Períodos" tabs={PARTS} />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Semana' })).toHaveFocus();
  await user.click(tab('Mês'));
  await user.tab();
  expect(screen.getByRole('link', { name: 'Trinta dias' })).toHaveFocus();
});
