import type { NextStep } from '@leveza/contract/applications/next-dose.ts';
import { expect, test } from 'vitest';
import { aNextDose } from '../../../testing/applications.ts';
import { stepText } from './step-words.ts';

const text = (nextStep: NextStep | null) =>
  stepText(
    aNextDose({ plannedAt: '2026-12-07T11:00:00.000Z', followingAt: null, nextStep }),
    'America/Sao_Paulo',
  );
const step = (from: string, held: NextStep['held'] = null): NextStep => ({ doseMg: 0.5, from, held });

test.each<[string, NextStep | null, string | null]>([
  ['no further step', null, null],
  [
    'a coming one',
    step('2026-12-14'),
    'A partir de 14/12 o plano prevê 0,5\u00a0mg. Confirme com seu médico.',
  ],
  [
    'one of this dose',
    step('2026-12-07'),
    'Esta dose passa a 0,5\u00a0mg pelo plano. Confirme com seu médico.',
  ],
  [
    'one held after a missed dose',
    step('2026-12-07', 'missed'),
    'O plano previa 0,5\u00a0mg a partir de 07/12, mas uma dose não foi aplicada: a etapa está em espera. Confirme com seu médico.',
  ],
  [
    'one the patient stayed behind',
    step('2026-12-07', 'stayed'),
    'O plano previa 0,5\u00a0mg a partir de 07/12, mas a última dose foi outra: a etapa está em espera. Confirme com seu médico.',
  ],
])('%s', (_, nextStep, expected) => {
  expect(text(nextStep)).toBe(expected);
});
