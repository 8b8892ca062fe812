import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDoseEvent, anAppointment, eventOf } from '../testing/samples.ts';
import { MonthCell } from './MonthCell.tsx';

const nothing = () => undefined;

test('where there is room a day names three events, the rare before the daily, and counts the rest', () => {
  const doses = ['A', 'B', 'C', 'D'].map((title) => aDoseEvent({ title }));
  render(
    <MonthCell
      id="cell"
      day="2026-11-16"
      events={[...doses, eventOf(anAppointment({ title: 'Retorno' }))]}
      isOfMonth
      isToday={false}
      isSelected={false}
      isStop
      isWide
      onSelect={nothing}
      onFocus={nothing}
      onKeyDown={nothing}
    />,
  );
  const cell = screen.getByRole('gridcell', { name: 'segunda-feira, 16 de novembro de 2026, 5 itens' });
  expect(cell).toHaveTextContent(/^16RetornoAB\+2$/);
});
