import { afterEach, expect, test, vi } from 'vitest';
import { LifestyleForm, MedicalForm, PersonalForm, PhysicalForm, ProfileInput } from './update-profile.ts';

/** The first sentence about each field. */
function sentences(schema: typeof ProfileInput | typeof MedicalForm | typeof PersonalForm, input: object) {
  const first: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? [])
    first[path.join('.')] ??= message;
  return first;
}

/** The stored JSON: a field without a value is not touched. The answer to a question is no field. */
const stored = (input: object) => {
  const { confirmTarget, ...fields } = ProfileInput.parse(input);
  expect(confirmTarget).toBe(false);
  return JSON.parse(JSON.stringify(fields)) as object;
};

afterEach(() => vi.useRealTimers());

test.each([
  [{}, {}],
  [{ phone: '', allergies: '   ', hba1c: ' ', sleepHours: '', diabetesType: '', gender: '' }, {}],
  [{ name: ' ', timeZone: '', weightUnit: '' }, {}],
  [{ name: null, timeZone: null, weightUnit: null, heightUnit: null }, {}],
  [{ id: 'x', email: 'outra@exemplo.com', roles: ['admin'] }, {}],
])('%j changes nothing', (input, expected) => {
  expect(stored(input)).toEqual(expected);
});

test('null empties what may be empty', () => {
  const empty = {
    phone: null,
    birthDate: null,
    gender: null,
    height: null,
    initialWeight: null,
    targetWeight: null,
    treatmentStart: null,
    diabetesType: null,
    hba1c: null,
    allergies: null,
    exerciseFrequency: null,
    sleepHours: null,
    smokingStatus: null,
    alcoholConsumption: null,
    stressLevel: null,
    waterIntake: null,
  };
  expect(stored(empty)).toEqual(empty);
});

test.each([
  ['120/80', { bloodPressureSyst: 120, bloodPressureDiast: 80 }],
  [' 118 / 76 ', { bloodPressureSyst: 118, bloodPressureDiast: 76 }],
  [null, { bloodPressureSyst: null, bloodPressureDiast: null }],
  ['120', {}],
  ['boa', {}],
  ['', {}],
])('the pressure %j is stored as %j', (bloodPressure, expected) => {
  expect(stored({ bloodPressure })).toEqual(expected);
});

test.each([
  [{ height: '165,5' }, { height: 165.5 }],
  [
    { initialWeight: '92.4', targetWeight: '74' },
    { initialWeight: 92.4, targetWeight: 74 },
  ],
  [
    { hba1c: '6,4', waterIntake: '2.5' },
    { hba1c: 6.4, waterIntake: 2.5 },
  ],
  [
    { sleepHours: '7', stressLevel: 10 },
    { sleepHours: 7, stressLevel: 10 },
  ],
  [{ gender: 'FEMALE' }, { gender: 'F' }],
  [{ phone: '11999998888' }, { phone: '(11) 99999-8888' }],
  [{ birthDate: '1990-05-02T00:00:00.000Z' }, { birthDate: '1990-05-02' }],
  [{ allergies: 'Dipirona,dipirona , Látex' }, { allergies: 'Dipirona, Látex' }],
  [{ allergies: ', ,' }, {}],
  [{ timeZone: 'America/Manaus' }, { timeZone: 'America/Manaus' }],
])('%j is stored as %j', (input, expected) => {
  expect(stored(input)).toEqual(expected);
});

test.each([
  [{ sleepHours: 40 }, { sleepHours: 'As horas de sono devem estar entre 1 e 24' }],
  [{ sleepHours: '7,5' }, { sleepHours: 'Use um número inteiro.' }],
  [{ hba1c: 90 }, { hba1c: 'HbA1c deve estar entre 3 e 20%' }],
  [{ stressLevel: 11 }, { stressLevel: 'O nível de estresse vai de 1 a 10' }],
  [{ height: 20 }, { height: 'Altura deve estar entre 100 e 250 cm' }],
  [{ initialWeight: '300,1' }, { initialWeight: 'Peso deve estar entre 30 e 300 kg' }],
  [{ targetWeight: 29 }, { targetWeight: 'Peso meta deve estar entre 30 e 300 kg' }],
  [{ waterIntake: 25 }, { waterIntake: 'A água deve estar entre 0,1 e 15 litros por dia' }],
  [{ hba1c: 'alta' }, { hba1c: 'Informe um número.' }],
  [{ phone: '9999' }, { phone: 'Telefone deve estar no formato (11) 99999-9999' }],
  [{ name: 'A' }, { name: 'Nome deve ter pelo menos 2 caracteres' }],
  [{ birthDate: '2024-01-01' }, { birthDate: 'Idade deve estar entre 16 e 120 anos' }],
  [{ diabetesType: 'TYPE3' }, { diabetesType: 'Escolha uma das opções.' }],
  [{ timeZone: 'Brasil/Oeste' }, { timeZone: 'Fuso horário desconhecido' }],
  [{ treatmentStart: '2004-12-31' }, { treatmentStart: expect.stringContaining('2005') }],
  [{ treatmentStart: '2026-02-30' }, { treatmentStart: 'Data inválida' }],
  [{ bloodPressure: '12/8' }, { bloodPressure: expect.stringContaining('Confira a pressão') }],
  [
    { bloodPressureSyst: 80, bloodPressureDiast: 120 },
    { bloodPressureDiast: expect.stringContaining('Confira a pressão') },
  ],
])('%j is refused at its field', (input, expected) => {
  expect(sentences(ProfileInput, input)).toEqual(expected);
});

test('the forms say what the call would silently drop', () => {
  expect(sentences(PersonalForm, { name: ' ', timeZone: null })).toEqual({
    name: 'Nome é obrigatório',
    timeZone: 'Escolha o fuso horário',
  });
  expect(sentences(MedicalForm, { bloodPressure: '120' })).toEqual({
    bloodPressure: 'Use o formato 120/80.',
  });
});

test('an empty form says nothing where nothing is needed', () => {
  for (const form of [PhysicalForm, MedicalForm, LifestyleForm]) {
    expect(form.safeParse({}).success).toBe(true);
  }
});
