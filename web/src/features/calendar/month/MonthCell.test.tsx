import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDoseEvent, anAppointment, anEvent, eventOf } from '../testing/samples.ts';
import { MonthCell } from './MonthCell.tsx';

const nothing = () => undefined;

function cellWith(events: CalendarEvent[]) {
  render(
    <MonthCell
      id="cell"
      day="2026-11-16"
      events={events}
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
  return screen.getByRole('gridcell', {
    name: `segunda-feira, 16 de novembro de 2026, ${events.length} itens`,
  });
}

const doses = (...taken: boolean[]) => taken.map((completed) => aDoseEvent({ completed }));
const visit = (title: string) => eventOf(anAppointment({ title }));

test('where there is room a day names three events, the rare before the daily, and counts the rest', () => {
  const cell = cellWith([...doses(false), anEvent({ title: 'Peso' }), visit('A'), visit('B'), visit('C')]);
  expect(cell).toHaveTextContent(/^16ABC\+2$/);
});

test('the doses of a day are one line, which says how many of them were taken', () => {
  expect(cellWith([...doses(false, false, false), visit('Retorno')])).toHaveTextContent(/^16Retorno3 doses$/);
  cleanup();
  expect(cellWith(doses(true, false, true))).toHaveTextContent(/^162\/3 doses$/);
  cleanup();
  expect(cellWith(doses(true, true))).toHaveTextContent(/^162 doses$/);
});

test('an event of a cell has its shortest words: the mark says the kind', () => {
  const planned = anEvent({ type: 'application', title: 'Aplicação de Mounjaro, 12,5 mg' });
  const applied = anEvent({ type: 'application', title: 'Ozempic, 0,5 mg' });
  expect(cellWith([planned, applied])).toHaveTextContent(/^16MounjaroOzempic$/);
  cleanup();
  const missing = anEvent({ type: 'stock', title: 'Primeira dose sem estoque em casa: Ozempic' });
  const felt = anEvent({ title: 'Náusea, intensidade 4' });
  expect(cellWith([missing, anEvent({ title: 'Peso: 86,8 kg' }), felt])).toHaveTextContent(
    /^16Falta Ozempic86,8 kgNáusea$/,
  );
});

test('long words take the lines that are free in their cell', () => {
  const missing = anEvent({ type: 'stock', title: 'Primeira dose sem estoque em casa: Glifage XR' });
  const cell = cellWith([visit('Retorno'), missing, ...doses(false, false)]);
  expect(within(cell).getByText('Falta Glifage XR')).toHaveClass('line-clamp-2');
  expect(within(cell).getByText('Retorno')).toHaveClass('truncate');
});

test('doses that find no line are counted with the rest', () => {
  expect(cellWith([...doses(true, true), visit('A'), visit('B'), visit('C')])).toHaveTextContent(
    /^16ABC\+2$/,
  );
});
