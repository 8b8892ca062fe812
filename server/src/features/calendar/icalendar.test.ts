import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { icalendar } from '@leveza/domain/calendar/icalendar.ts';

const LONG =
  'Consulta; com a Dra. Conceição, às três\nlevar os exames \\ a receita e tudo o que ficou para perguntar';

function written(zone: string, days: [string, string][] = [['2026-11-20', '08:00']]): string {
  return icalendar({
    name: 'Leveza',
    zone,
    now: new Date('2026-11-16T12:00:00Z'),
    from: new Date('2026-09-01T00:00:00Z'),
    to: new Date('2027-05-01T00:00:00Z'),
    events: [
      ...days.map(([day, time]) => ({
        uid: `dose:${day}@leveza`,
        title: LONG,
        at: instantAt(day, time, zone),
        isWholeDay: false,
        day,
      })),
      { uid: 'box:1@leveza', title: 'Validade', at: new Date(), isWholeDay: true, day: '2026-12-01' },
    ],
  });
}

const octets = (line: string) => Buffer.byteLength(line);

function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  ICAL.TimezoneService.reset();
  return events;
}

describe('what the standard asks for', () => {
  const text = written('America/Sao_Paulo');
  const lines = text.split('\r\n').slice(0, -1);
  const all = (name: string) => lines.filter((line) => line.startsWith(name));

  test('lines end in CRLF and have at most 75 octets, and no character is cut', () => {
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => octets(line)))).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
  });

  test('every event has its own id, its stamp in UTC and its start', () => {
    expect(new Set(all('UID:')).size).toBe(all('BEGIN:VEVENT').length);
    expect(all('DTSTAMP:')).toEqual(['DTSTAMP:20261116T120000Z', 'DTSTAMP:20261116T120000Z']);
    expect(all('DTSTART;')).toEqual([
      'DTSTART;TZID=America/Sao_Paulo:20261120T080000',
      'DTSTART;VALUE=DATE:20261201',
    ]);
  });

  test('a parser reads the same text and a whole day', () => {
    const [dose, box] = eventsOf(text);
    expect(dose!.summary).toBe(LONG);
    expect(dose!.duration.toSeconds()).toBe(15 * 60);
    expect(box!.startDate.isDate).toBe(true);
    expect(box!.startDate.toString()).toBe('2026-12-01');
  });
});

test('a dose on the night the clocks go back ends after it begins', () => {
  const text = written('America/New_York', [['2026-11-01', '01:50']]);
  const [dose] = eventsOf(text);
  expect(dose!.duration.toSeconds()).toBe(15 * 60);
  expect(text).not.toContain('DTEND');
});

// The clocks of New York change on 1 November and 14 March, those of Lisbon on 25 October and 28 March.
describe.each(['America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Asia/Kolkata'])('in %s', (zone) => {
  test.each(['2026-10-24', '2026-10-31', '2026-11-20', '2027-03-13', '2027-03-29'])(
    'a dose of %s at 08:00 is the instant of that clock',
    (day) => {
      const [dose] = eventsOf(written(zone, [[day, '08:00']]));
      expect(dose!.startDate.toJSDate().toISOString()).toBe(instantAt(day, '08:00', zone).toISOString());
      expect(dose!.startDate.hour).toBe(8);
    },
  );
});
