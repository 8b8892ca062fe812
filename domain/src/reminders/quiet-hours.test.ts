import { expect, test } from 'vitest';
import { quietStretch } from './quiet-hours.ts';

const at = (moment: string) => new Date(moment);

test('quiet hours that end in the hour that comes twice end with its second time', () => {
  const hours = { enabled: true, start: '02:00', end: '01:15' };
  const stretch = (moment: string) => quietStretch(hours, at(moment), 'America/New_York');
  // 01:05 comes at 05:05 and at 06:05 UTC.
  expect(stretch('2026-11-01T05:05:00Z')?.end).toEqual(at('2026-11-01T06:15:00Z'));
  expect(stretch('2026-11-01T06:05:00Z')?.end).toEqual(at('2026-11-01T06:15:00Z'));
  expect(stretch('2026-11-01T06:20:00Z')).toBeNull();
  // Any other night.
  expect(stretch('2026-11-03T06:05:00Z')?.end).toEqual(at('2026-11-03T06:15:00Z'));
});
