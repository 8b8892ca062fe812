import { expect, test } from 'vitest';
import { wallClock } from '../time/instants.ts';
import { planMessages, type Planning } from './plan-messages.ts';
import { at, changed, dose, kind, planning } from './testing/planning.ts';

const PLANNED = at('2026-11-16 11:30');
const putOff = (until: string) => dose(at(until), { what: 'dose:put-off', dose: { plannedAt: PLANNED } });

function said(change: Partial<Planning>): string[] {
  const asked = planning(change);
  return planMessages(asked).map(
    ({ channel, sendAt, title }) => `${channel} ${wallClock(asked.zone, sendAt).time} ${title}`,
  );
}

test.each([15, 60, 120, 24 * 60, 7 * 24 * 60])(
  'a dose put off by an hour comes in an hour, though doses are told %i minutes before',
  (minutesBefore) => {
    const reminderSettings = kind('dose-due', { minutesBefore });
    expect(said({ occasions: [putOff('2026-11-16 13:00')], reminderSettings })).toEqual([
      'push 13:00 Hora da sua dose',
    ]);
  },
);

test('put off into quiet hours it is not said again before they begin, and its repeats keep them', () => {
  const occasions = [putOff('2026-11-16 22:40')];
  const [now, reminderSettings] = [at('2026-11-16 21:40'), kind('dose-due', { repeats: 1 })];
  expect(said({ now, occasions, reminderSettings })).toEqual([
    'push 22:40 Hora da sua dose',
    'push 08:00 Sua dose de ontem, 22:40',
  ]);
});

test('a channel that collects keeps its hours', () => {
  const collecting = changed('email', { frequency: 'daily' });
  const now = at('2026-11-16 12:00');
  expect(said({ ...collecting, now, occasions: [putOff('2026-11-16 13:00')] })).toEqual([
    'bell 13:00 Hora da sua dose',
  ]);
});
