import { expect, test } from 'vitest';
import { aNextDose } from '../../../testing/applications.ts';
import { moveText, nearText, usualDayText } from './usual-day-words.ts';

const ZONE = 'America/Sao_Paulo';
const usual = (day: string, intervalDays: number | null) =>
  usualDayText({ usual: { day, time: '08:00' }, intervalDays });

test.each([
  ['2026-11-16', 7, 'Toda segunda às 08:00'],
  ['2026-11-15', 7, 'Todo domingo às 08:00'],
  ['2026-11-14', 7, 'Todo sábado às 08:00'],
  ['2026-11-14', 1, 'Todo dia às 08:00'],
  ['2026-11-16', 14, 'A cada 14 dias, na segunda às 08:00'],
  ['2026-11-16', 10, 'A cada 10 dias às 08:00'],
  ['2026-11-16', null, null],
])('%s every %s days reads %s', (day, intervalDays, text) => {
  expect(usual(day, intervalDays)).toBe(text);
});

test('the day of a dose is offered by its weekday, where a weekday comes back', () => {
  // 02:00 in UTC is still Sunday in São Paulo.
  expect(moveText('2026-11-16T02:00:00.000Z', 7, ZONE)).toBe('Mudar meu dia para domingo');
  expect(moveText('2026-11-16T02:00:00.000Z', 10, ZONE)).toBe('Contar a partir desta dose');
});

test('a usual day inside the gap says both of the leaflet’s facts', () => {
  const near = aNextDose({ plannedAt: '2026-11-16T11:00:00.000Z', earliestAt: '2026-11-17T11:00:00.000Z' });
  expect(nearText(near, '2026-11-14T11:00:00.000Z')).toMatch(
    /48 horas depois da última.*pelo menos 72 horas/,
  );
  expect(nearText({ ...near, earliestAt: near.plannedAt }, '2026-11-13T11:00:00.000Z')).toBeNull();
  expect(nearText({ ...near, state: 'late' }, '2026-11-14T11:00:00.000Z')).toBeNull();
});
