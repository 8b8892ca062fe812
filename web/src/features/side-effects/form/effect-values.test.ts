import { describe, expect, test } from 'vitest';
import { anEffect } from '../testing/samples.ts';
import {
  acceptedInput,
  effectSchema,
  type EffectValues,
  type FeltRow,
  fieldOf,
  NOTHING_CHOSEN,
  NOTHING_FELT,
  recordedValues,
  rowsOf,
} from './effect-values.ts';

const ZONE = 'America/Sao_Paulo';
const schema = effectSchema(ZONE, false);
const row = (changes: Partial<FeltRow>): FeltRow => ({ ...NOTHING_CHOSEN, intensity: 2, ...changes });
const read = (...felt: FeltRow[]) => acceptedInput(schema.parse({ ...NOTHING_FELT, felt }), ZONE);
const refused = (changes: Partial<EffectValues>) =>
  Object.fromEntries(
    (schema.safeParse({ ...NOTHING_FELT, ...changes }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

test('everything that is missing is told at once', () => {
  expect(refused({})).toEqual({
    'felt.0.kind': 'Selecione o tipo de efeito',
    'felt.0.intensity': 'Selecione a intensidade',
  });
});

const NAUSEA = [row({ kind: 'nausea' })];
test.each<[Partial<EffectValues>, Record<string, string>]>([
  [{ felt: [row({ kind: 'other' })] }, { 'felt.0.otherName': 'Conte o que você sentiu.' }],
  [
    { felt: [...NAUSEA, row({ kind: 'fatigue', intensity: null })] },
    { 'felt.1.intensity': 'Selecione a intensidade' },
  ],
  [{ felt: NAUSEA, span: 91, spanUnit: 'd' }, { span: 'Informe uma duração de 1 minuto a 90 dias.' }],
  [{ felt: NAUSEA, span: 0 }, { span: 'Informe uma duração de 1 minuto a 90 dias.' }],
  [{ felt: NAUSEA, span: Number.NaN }, { span: 'Informe um número.' }],
  [{ felt: NAUSEA, moment: '2026-01-02T' }, { moment: 'Diga em que dia foi.' }],
  [{ felt: NAUSEA, moment: '2999-01-02T08:00' }, { moment: 'A data não pode estar no futuro.' }],
])('%j is refused at its field', (changes, fields) => {
  expect(refused(changes)).toEqual(fields);
});

test('an own effect is sent by its name, a known one without', () => {
  expect(read(row({ kind: 'other:Soluço' }))).toMatchObject({ effectType: 'other', otherName: 'Soluço' });
  expect(read(row({ kind: 'other', otherName: 'Frio' }))).toMatchObject({
    effectType: 'other',
    otherName: 'Frio',
  });
  expect(read(row({ kind: 'nausea', otherName: 'Frio' }))).toMatchObject({ otherName: null });
  expect(read(...NAUSEA).datetime).toBeUndefined();
});

test('several are sent as the first and those felt with it', () => {
  expect(read(...NAUSEA, row({ kind: 'fatigue', intensity: 3 }))).toMatchObject({
    effectType: 'nausea',
    intensity: 2,
    also: [{ effectType: 'fatigue', otherName: null, intensity: 3 }],
  });
});

test.each([
  ['effectType', 'felt.0.kind'],
  ['intensity', 'felt.0.intensity'],
  ['also.0.effectType', 'felt.1.kind'],
  ['also.2.otherName', 'felt.3.otherName'],
  ['datetime', 'moment'],
  ['duration', 'span'],
  ['notes', 'notes'],
])('a refusal of %s is shown at %s', (name, field) => {
  expect(fieldOf(name)).toBe(field);
});

describe('the rows of the chosen effects', () => {
  test('begin without an intensity, and keep what was said', () => {
    expect(rowsOf(['nausea'], [NOTHING_CHOSEN])).toEqual([row({ kind: 'nausea', intensity: null })]);
    const said = [row({ kind: 'nausea', intensity: 1 })];
    expect(rowsOf(['fatigue', 'nausea'], said)).toEqual([...said, row({ kind: 'fatigue', intensity: null })]);
  });

  test('take the intensity that was said before any effect', () => {
    const [first] = rowsOf(['nausea'], [{ ...NOTHING_CHOSEN, intensity: 5 }]);
    expect(first).toMatchObject({ kind: 'nausea', intensity: 5 });
  });

  test('are one empty row when the last of them is taken away', () => {
    expect(rowsOf([], NAUSEA)).toEqual([NOTHING_CHOSEN]);
  });
});

test('what was recorded is read back as it was', () => {
  const effect = anEffect({ duration: 120, datetime: '2026-11-03T11:05:00.000Z', notes: 'Leve' });
  const values = recordedValues(effect, ZONE);
  expect(values).toMatchObject({ span: 2, spanUnit: 'h', moment: '2026-11-03T08:05' });
  const { effectType, intensity, duration, datetime, notes } = effect;
  expect(acceptedInput(effectSchema(ZONE, true).parse(values), ZONE)).toMatchObject({
    effectType,
    intensity,
    duration,
    datetime,
    notes,
  });
});
