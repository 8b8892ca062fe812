import { expect, test } from 'vitest';
import { jumpSentence } from './jump-words.ts';

const METRIC = { weightUnit: 'kg', heightUnit: 'cm' } as const;
const IMPERIAL = { weightUnit: 'lb', heightUnit: 'in' } as const;

test.each([
  [
    { measure: 'weight', value: 60, known: 90.4, knownOn: '2026-11-02' },
    METRIC,
    'O peso registrado em 02/11/2026 é 90,4 kg; este é 60 kg.',
  ],
  [
    { measure: 'weight', value: 60, known: 90, knownOn: '2026-11-02' },
    IMPERIAL,
    'O peso registrado em 02/11/2026 é 198,4 lb; este é 132,3 lb.',
  ],
  [
    { measure: 'weight', value: 60, known: 92.4, knownOn: null },
    METRIC,
    'O peso inicial do seu perfil é 92,4 kg; este é 60 kg.',
  ],
  [
    { measure: 'bodyFat', value: 4, known: 40, knownOn: '2026-11-02' },
    IMPERIAL,
    'A gordura corporal registrada em 02/11/2026 é 40 %; esta é 4 %.',
  ],
  [
    { measure: 'abdominalCircumference', value: 60, known: 100, knownOn: '2026-11-02' },
    METRIC,
    'A cintura registrada em 02/11/2026 é 100 cm; esta é 60 cm.',
  ],
  [
    { measure: 'hipCircumference', value: 90, known: 110, knownOn: '2026-11-02' },
    IMPERIAL,
    'O quadril registrado em 02/11/2026 é 43,3 in; este é 35,4 in.',
  ],
] as const)('%j in %j', (jump, units, sentence) => {
  expect(jumpSentence(jump, units)).toBe(sentence);
});
