import { expect, test } from 'vitest';
import { anEffect } from '../testing/samples.ts';
import { effectSchema, type EffectValues, NOTHING_FELT, recordedValues } from './effect-values.ts';

const ZONE = 'America/Sao_Paulo';
const schema = effectSchema(ZONE, false);
const read = (changes: Partial<EffectValues>) => schema.parse({ ...NOTHING_FELT, intensity: 2, ...changes });
const refused = (changes: Partial<EffectValues>) =>
  Object.fromEntries(
    (schema.safeParse({ ...NOTHING_FELT, ...changes }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

test('everything that is missing is told at once', () => {
  expect(refused({})).toEqual({
    kind: 'Selecione o tipo de efeito',
    intensity: 'Selecione a intensidade',
  });
});

test.each<[Partial<EffectValues>, Record<string, string>]>([
  [{ kind: 'other' }, { otherName: 'Conte o que você sentiu.' }],
  [{ kind: 'nausea', span: 91, spanUnit: 'd' }, { span: 'Informe uma duração de 1 minuto a 90 dias.' }],
  [{ kind: 'nausea', span: 0 }, { span: 'Informe uma duração de 1 minuto a 90 dias.' }],
  [{ kind: 'nausea', span: Number.NaN }, { span: 'Informe um número.' }],
  [{ kind: 'nausea', moment: '2026-01-02T' }, { moment: 'Diga em que dia foi.' }],
  [{ kind: 'nausea', moment: '2999-01-02T08:00' }, { moment: 'Escolha um momento que já passou.' }],
])('%j is refused at its field', (changes, fields) => {
  expect(refused({ intensity: 2, ...changes })).toEqual(fields);
});

test('an own effect is sent by its name, a known one without', () => {
  expect(read({ kind: 'other:Soluço' })).toMatchObject({ effectType: 'other', otherName: 'Soluço' });
  expect(read({ kind: 'other', otherName: 'Frio' })).toMatchObject({
    effectType: 'other',
    otherName: 'Frio',
  });
  expect(read({ kind: 'nausea', otherName: 'Frio' })).toMatchObject({ otherName: null });
  expect(read({ kind: 'nausea' }).datetime).toBeUndefined();
});

test('what was recorded is read back as it was', () => {
  const effect = anEffect({ duration: 120, datetime: '2026-11-03T11:05:00.000Z', notes: 'Leve' });
  const values = recordedValues(effect, ZONE);
  expect(values).toMatchObject({ span: 2, spanUnit: 'h', moment: '2026-11-03T08:05' });
  const { effectType, intensity, duration, datetime, notes } = effect;
  expect(effectSchema(ZONE, true).parse(values)).toMatchObject({
    effectType,
    intensity,
    duration,
    datetime,
    notes,
  });
});
