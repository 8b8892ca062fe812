import { expect, test } from 'vitest';
import { CONSENT_VERSION } from './consent.ts';
import { RegisterForm, RegisterInput } from './register.ts';

const form = {
  name: 'Ana Souza',
  email: 'ana@example.com',
  phone: '(11) 99999-8888',
  password: 'gato-no-telhado-7',
  confirmPassword: 'gato-no-telhado-7',
  birthDate: '1990-05-15',
  gender: 'FEMALE',
  height: 165,
  initialWeight: 92.5,
  targetWeight: 70,
  hasStarted: 'no',
  hasConsented: true,
};

/** The first sentence about each field, as the form shows it. */
function sentences(change: object): Record<string, string> {
  const first: Record<string, string> = {};
  const issues = RegisterForm.safeParse({ ...form, ...change }).error?.issues ?? [];
  for (const { path, message } of issues) first[path.join('.')] ??= message;
  return first;
}

test('a filled form has nothing to say', () => {
  expect(sentences({})).toEqual({});
});

test.each([
  [{ confirmPassword: 'outra' }, { confirmPassword: 'Senhas não coincidem' }],
  [{ hasConsented: false }, { hasConsented: 'Para usar o Leveza, autorize o uso dos seus dados de saúde' }],
  [{ phone: '(11) 9999' }, { phone: 'Telefone deve estar no formato (11) 99999-9999' }],
  [{ height: null }, { height: 'Altura é obrigatória' }],
  [{ hasStarted: null }, { hasStarted: 'Diga se você já começou o tratamento' }],
  [{ hasStarted: 'yes' }, { treatmentStart: 'Início do tratamento é obrigatório' }],
  [
    { hasStarted: 'yes', treatmentStart: '2004-12-31' },
    { treatmentStart: 'Os tratamentos com GLP-1 começaram em 2005. Confira o ano.' },
  ],
  [{ currentWeight: 29 }, { currentWeight: 'Peso deve estar entre 30 e 300 kg' }],
  [{ password: '12345678', confirmPassword: '12345678' }, { password: 'Senha muito fraca' }],
  [{ password: 'anasouza', name: 'Ana Souza' }, { password: 'Senha muito fraca' }],
  [{ password: '12345' }, { password: 'Senha deve ter pelo menos 6 caracteres' }],
  [
    { name: '', email: '' },
    { name: 'Nome é obrigatório', email: 'Email é obrigatório' },
  ],
])('%j says %j', (change, expected) => {
  expect(sentences(change)).toMatchObject(expected);
});

test('the call takes a consent of today’s text only, or none', () => {
  const consent = { purpose: 'health-data', version: CONSENT_VERSION };
  expect(RegisterInput.safeParse(form).success).toBe(true);
  expect(RegisterInput.safeParse({ ...form, consent }).success).toBe(true);
  expect(RegisterInput.safeParse({ ...form, consent: { ...consent, version: '1999-01' } }).success).toBe(
    false,
  );
});
