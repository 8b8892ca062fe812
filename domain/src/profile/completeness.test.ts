import { expect, test } from 'vitest';
import { COMPLETENESS_FIELDS, completionOf, SECTION_FIELDS } from './completeness.ts';

const REGISTERED = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com',
  phone: '(11) 99999-8888',
  birthDate: '1990-05-02',
  gender: 'F',
  height: 165,
  initialWeight: 92.4,
};

test.each([
  [REGISTERED, 100, 'complete'],
  [{ ...REGISTERED, phone: null }, 86, 'partial'],
  [{ ...REGISTERED, phone: null, height: null }, 71, 'partial'],
  // Left out, the gender counts for nothing: six fields are asked.
  [{ ...REGISTERED, gender: null }, 100, 'complete'],
  [{ ...REGISTERED, phone: null, gender: undefined, height: null }, 67, 'partial'],
  [{ name: 'Ana', email: 'ana@exemplo.com' }, 33, 'partial'],
  [{ ...REGISTERED, name: '   ' }, 86, 'partial'],
  [{}, 0, 'empty'],
])('%j is %s percent of the seven fields', (profile, percent, state) => {
  expect(completionOf(profile, COMPLETENESS_FIELDS)).toEqual({ percent, state });
});

test.each([
  ['personal', { name: 'Ana', phone: null, birthDate: null, gender: null }, 33, 'partial'],
  [
    'personal',
    { name: 'Ana', phone: '(11) 99999-8888', birthDate: '1990-05-02', gender: null },
    100,
    'complete',
  ],
  ['personal', { name: 'Ana', phone: null, birthDate: null, gender: 'O' }, 50, 'partial'],
  ['physical', { height: 165, initialWeight: 92.4, targetWeight: null }, 67, 'partial'],
  ['physical', { height: 165, initialWeight: 92.4, targetWeight: 74 }, 100, 'complete'],
  ['medical', { diabetesType: 'NONE', hba1c: null }, 50, 'partial'],
  ['medical', { diabetesType: null, hba1c: null }, 0, 'empty'],
  ['lifestyle', { sleepHours: 7, smokingStatus: 'NEVER' }, 50, 'partial'],
] as const)('the %s card with %j is at %s percent', (section, profile, percent, state) => {
  expect(completionOf<string>(profile, SECTION_FIELDS[section])).toEqual({ percent, state });
});
