import { expect, test } from 'vitest';
import { URGENCIES } from '../side-effects/red-flag.ts';
import { alertsFor, type Reading } from './alerts.ts';
import { PULSE_BPM, PULSE_REFUSAL } from './limits.ts';

const pressure = (bloodPressureSyst: number, bloodPressureDiast: number): Reading => ({
  bloodPressureSyst,
  bloodPressureDiast,
});

test.each<[Reading, string[]]>([
  [{}, []],
  [{ bloodPressureSyst: null, bloodPressureDiast: null, glucose: null, restingPulse: null }, []],
  [pressure(179, 119), []],
  [pressure(180, 90), ['pressure_very_high']],
  [pressure(150, 120), ['pressure_very_high']],
  [pressure(121, 78), []],
  [{ glucose: 70 }, []],
  [{ glucose: 69 }, ['glucose_low']],
  [{ glucose: 54 }, ['glucose_low']],
  [{ glucose: 53 }, ['glucose_very_low']],
  [{ glucose: 249 }, []],
  [{ glucose: 250 }, ['glucose_very_high']],
  [{ restingPulse: 40 }, []],
  [{ restingPulse: 39 }, ['pulse_very_low']],
  [{ restingPulse: 130 }, []],
  [{ restingPulse: 131 }, ['pulse_very_high']],
  [
    { ...pressure(230, 140), glucose: 30, restingPulse: 30 },
    ['glucose_very_low', 'pressure_very_high', 'pulse_very_low'],
  ],
])('%o: %o', (reading, keys) => {
  expect(alertsFor(reading).map(({ key }) => key)).toEqual(keys);
});

const ALL = [
  ...alertsFor({ ...pressure(200, 130), glucose: 30, restingPulse: 30 }),
  ...alertsFor({ glucose: 60, restingPulse: 140 }),
  ...alertsFor({ glucose: 400 }),
];

test.each(ALL.map((alert) => [alert.key, alert] as const))(
  '%s has its source, the number to call, and says nothing of a medicine',
  (_, { whatToDo, source, urgency }) => {
    expect(source).not.toBe('');
    expect(URGENCIES).toContain(urgency);
    expect(whatToDo.join(' ')).toContain('192 (SAMU)');
    expect(whatToDo.join(' ')).not.toMatch(/pare de|suspenda|interrompa|pule|dobre|aumente|diminua|dose/i);
  },
);

test('a pulse beyond the limits is told to be an emergency, by the limits themselves', () => {
  expect(PULSE_REFUSAL).toContain(`abaixo de ${PULSE_BPM.min} ou acima de ${PULSE_BPM.max}`);
});
