import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { DateTimeField } from './DateTimeField.tsx';
import { TimeField } from './TimeField.tsx';

const onChange = vi.fn<(value: string | null) => void>();

function Day(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? null);
  return <DateField label="Validade" {...props} value={value} onChange={both(setValue)} />;
}

function Moment() {
  const [value, setValue] = useState<string | null>('2026-11-03T08:05');
  return <DateTimeField label="Quando" value={value} onChange={both(setValue)} error="Confira." />;
}

function Reminder() {
  const [value, setValue] = useState<string | null>(null);
  return <TimeField label="Lembrar às" value={value} onChange={both(setValue)} />;
}

const both = (set: (value: string | null) => void) => (value: string | null) => {
  onChange(value);
  set(value);
};

const day = () => screen.getByRole('textbox', { name: 'Validade' });

test('a day typed without slashes becomes dd/mm/aaaa', async () => {
  const { user } = renderInApp(<Day />);

  await user.type(day(), '03112026');

  expect(day()).toHaveValue('03/11/2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-03');
});

test('erasing and typing again does not fight the slashes', async () => {
  const { user } = renderInApp(<Day />);

  await user.type(day(), '0411{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}3/11/2026');

  expect(day()).toHaveValue('03/11/2026');
});

test('a day that does not exist is kept as typed and explained', async () => {
  const { user } = renderInApp(<Day />);

  await user.type(day(), '31022026');
  await user.tab();

  expect(onChange).toHaveBeenLastCalledWith('31/02/2026');
  expect(day()).toHaveValue('31/02/2026');
  expect(day()).toHaveAccessibleDescription('Esta data não existe. Confira o dia e o mês.');
});

test('an expiry takes what the box prints, and shows the last day of the month', async () => {
  const { user } = renderInApp(<Day isExpiry />);

  await user.type(day(), '0327');
  expect(onChange).toHaveBeenLastCalledWith('2027-03-31');
  expect(day()).toHaveValue('03/27');
  expect(day()).toHaveAccessibleDescription('Como na caixa: 03/2027, ou o dia inteiro.');

  await user.tab();
  expect(day()).toHaveValue('31/03/2027');
});

test('a day out of the limits is explained', async () => {
  const { user } = renderInApp(<Day minDay="2026-11-10" />);

  await user.type(day(), '09112026');
  await user.tab();

  expect(day()).toHaveAccessibleDescription('Escolha uma data a partir de 10/11/2026.');
});

test('a day is picked from the calendar, which respects the limits', async () => {
  const { user } = renderInApp(<Day value="2026-11-15" maxDay="2026-11-20" />);

  await user.click(screen.getByRole('button', { name: 'Abrir calendário' }));
  const calendar = await screen.findByRole('dialog', { name: 'Calendário: Validade' });
  expect(within(calendar).getByRole('button', { name: /21 de novembro/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(within(calendar).getByRole('button', { name: /18 de novembro/ }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(day()).toHaveValue('18/11/2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-18');
});

test('a time typed without a colon becomes hh:mm, and a lone hour is completed on leaving', async () => {
  const { user } = renderInApp(<Reminder />);
  const time = screen.getByRole('textbox', { name: 'Lembrar às' });

  await user.type(time, '2130');
  expect(time).toHaveValue('21:30');
  expect(onChange).toHaveBeenLastCalledWith('21:30');

  await user.clear(time);
  await user.type(time, '8');
  await user.tab();
  expect(time).toHaveValue('08:00');
});

test('a moment is one value of two halves, and its error is read with each of them', async () => {
  const { user } = renderInApp(<Moment />);
  const group = screen.getByRole('group', { name: 'Quando' });
  const time = within(group).getByRole('textbox', { name: 'Hora' });
  expect(time).toHaveAccessibleDescription('Confira.');
  expect(time).toBeInvalid();

  await user.clear(time);
  expect(onChange).toHaveBeenLastCalledWith('2026-11-03T');
  await user.type(time, '945');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-03T09:45');
});
