import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatKg } from '../../lib/format.ts';
import { renderInApp } from '../../testing/render.tsx';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';

const WEIGHTS = [
  { day: '2026-11-01', value: 90 },
  { day: '2026-11-02', value: null },
  { day: '2026-11-03', value: 89.5 },
  { day: '2026-11-04', value: 88.9 },
];

const plain = (element: HTMLElement) => element.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ');

test('says in words what the line shows', () => {
  renderInApp(<LineChart label="Peso" points={WEIGHTS} format={formatKg} />);
  expect(screen.getByRole('figure', { name: 'Peso' })).toHaveTextContent(
    'De 90 kg em 01/11/2026 a 88,9 kg em 04/11/2026. Menor: 88,9 kg; maior: 90 kg.',
  );
});

test('the arrow keys reach every point that exists', async () => {
  const { user } = renderInApp(<LineChart label="Peso" points={WEIGHTS} format={formatKg} />);
  const reader = screen.getByRole('slider', { name: 'Pontos do gráfico: Peso' });
  await user.tab();
  expect(reader).toHaveFocus();
  expect(plain(reader)).toBe('04/11/2026: 88,9 kg');

  await user.keyboard('{ArrowLeft}');
  expect(plain(reader)).toBe('03/11/2026: 89,5 kg');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(plain(reader)).toBe('01/11/2026: 90 kg');
  await user.keyboard('{End}');
  expect(reader).toHaveAttribute('aria-valuenow', '3');
});

test('a finger reads the nearest point', () => {
  renderInApp(<LineChart label="Peso" points={WEIGHTS} format={formatKg} />);
  const reader = screen.getByRole('slider');
  fireEvent.pointerDown(reader, { clientX: 0 });
  expect(plain(reader)).toBe('01/11/2026: 90 kg');
  fireEvent.pointerMove(reader, { clientX: 315 });
  expect(plain(reader)).toBe('04/11/2026: 88,9 kg');
});

test('the numbers are in a table, hidden until asked for, gaps included', async () => {
  const { user } = renderInApp(<LineChart label="Peso" points={WEIGHTS} format={formatKg} />);
  const table = screen.getByRole('table', { name: 'Peso' });
  expect(table.parentElement).toHaveClass('sr-only');
  expect(within(table).getByRole('row', { name: /02\/11\/2026/ })).toHaveTextContent('Sem registro');

  await user.click(screen.getByRole('button', { name: 'Ver tabela' }));
  expect(table.parentElement).not.toHaveClass('sr-only');
  expect(screen.getByRole('button', { name: 'Ocultar tabela' })).toHaveAttribute('aria-expanded', 'true');
});

test('without records there is a sentence and nothing else to reach', () => {
  renderInApp(<LineChart label="Cintura" points={[]} />);
  expect(screen.getByText('Ainda não há registros neste período.')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('bars are read one by one too, also those without a record', async () => {
  const bars = [
    { key: 'a', label: 'seg.', name: 'Segunda-feira', value: 2 },
    { key: 'b', label: 'ter.', name: 'Terça-feira', value: null },
    { key: 'c', label: 'qua.', name: 'Quarta-feira', value: 5 },
  ];
  const { user } = renderInApp(<BarChart label="Copos de água" nameColumn="Dia" bars={bars} />);
  expect(screen.getByRole('figure')).toHaveTextContent('Maior: 5 (Quarta-feira). Menor: 2 (Segunda-feira).');
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(plain(screen.getByRole('slider'))).toBe('Terça-feira: Sem registro');
});
