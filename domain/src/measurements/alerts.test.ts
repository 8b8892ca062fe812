import { expect, test } from 'vitest';
import { URGENCIES } from '../health-notice.ts';
import { alertsFor, READING_NOTICES, type Reading } from './alerts.ts';
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
  [pressure(90, 60), []],
  [pressure(89, 60), ['pressure_low']],
  [pressure(84, 50), ['pressure_low']],
  [pressure(120, 50), []],
  [{ glucose: 70 }, []],
  [{ glucose: 69 }, ['glucose_low']],
  [{ glucose: 54 }, ['glucose_low']],
  [{ glucose: 53 }, ['glucose_very_low']],
  [{ glucose: 249 }, []],
  [{ glucose: 250 }, ['glucose_very_high']],
  [{ glucose: 399 }, ['glucose_very_high']],
  [{ glucose: 400 }, ['glucose_extreme']],
  [{ restingPulse: 41 }, []],
  [{ restingPulse: 40 }, ['pulse_very_low']],
  [{ restingPulse: 130 }, []],
  [{ restingPulse: 131 }, ['pulse_very_high']],
  [
    { ...pressure(230, 140), glucose: 30, restingPulse: 30 },
    ['glucose_very_low', 'pressure_very_high', 'pulse_very_low'],
  ],
])('%o: %o', (reading, keys) => {
  expect(alertsFor(reading).map(({ key }) => key)).toEqual(keys);
});

test.each(READING_NOTICES.map((alert) => [alert.key, alert] as const))(
  '%s has the number to call, and says nothing of a medicine',
  (_, { whatToDo, urgency }) => {
    expect(URGENCIES).toContain(urgency);
    expect(whatToDo.join(' ')).toContain('192 (SAMU)');
    expect(whatToDo.join(' ')).not.toMatch(/pare de|suspenda|interrompa|pule|dobre|aumente|diminua|dose/i);
  },
);

test('a pulse beyond the limits is told to be an emergency, by the limits themselves', () => {
  expect(PULSE_REFUSAL).toContain(`abaixo de ${PULSE_BPM.min} ou acima de ${PULSE_BPM.max}`);
});

test.each([
  [{ glucose: 250 }, 'Com muita sede, muita urina', 'vá agora a um pronto-socorro'],
  [{ glucose: 250 }, 'meça de novo em 2 a 3 horas', 'fale ainda hoje com quem trata você'],
  [{ glucose: 480 }, 'Se continuar em 400 ou mais', 'pronto atendimento ainda hoje'],
  [pressure(84, 50), 'Você está com tontura ou fraqueza, ou desmaiou?', 'atendimento ainda hoje'],
  [pressure(180, 120), 'Se continuar em 180 por 120', 'fale ainda hoje com quem trata você'],
  [{ restingPulse: 40 }, 'Se continuar em 40 ou menos', 'ainda hoje'],
])('%o: whoever has the sign is told how soon', (reading, sign, action) => {
  const step = alertsFor(reading)
    .flatMap(({ whatToDo }) => whatToDo)
    .find((one) => one.includes(sign));
  expect(step).toContain(action);
});
