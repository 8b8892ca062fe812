import { expect, test } from 'vitest';
import { classReader } from '../catalog/medicine-classes.ts';
import { interactionMatcher } from './match.ts';

const SUBSTANCES = {
  semaglutida: 'ozempic',
  tirzepatida: '',
  liraglutida: '',
  insulina: 'lantus, humulin n',
  citalopram: '',
  epa: '',
  peixe: '',
  ferro: '',
};
const CLASSES = {
  glp1: { substances: ['semaglutida', 'tirzepatida', 'liraglutida'] },
  tirzepatide: { substances: ['tirzepatida'] },
  insulin: { substances: ['insulina'], except: /bomba/ },
  citalopram: { substances: ['citalopram'] },
  omega3: { substances: ['epa', 'peixe'] },
  iron: { substances: ['ferro'] },
} as const;

const PAIRS = [
  { id: 'insulin', a: 'glp1', b: 'insulin' },
  { id: 'citalopram', a: 'tirzepatide', b: 'citalopram' },
  { id: 'twice', a: 'glp1', b: 'glp1' },
  { id: 'omega3', a: 'glp1', b: 'omega3' },
  { id: 'iron', a: 'glp1', b: 'iron' },
] as const;

const item = (name: string, ingredients = '') => ({ name, ingredients });
const OZEMPIC = item('Ozempic', 'Semaglutida');
const MOUNJARO = item('Mounjaro', 'Tirzepatida');
const LANTUS = item('Lantus', 'Insulina glargina');

const match = interactionMatcher(
  classReader<keyof typeof SUBSTANCES, keyof typeof CLASSES>(SUBSTANCES, CLASSES),
  PAIRS,
);
const found = (...recorded: { name: string; ingredients: string }[]) =>
  match(recorded).map(({ id, names }) => [id, ...names]);

test.each([
  ['alone', [OZEMPIC], []],
  ['two of a pair', [LANTUS, OZEMPIC], [['insulin', 'Ozempic', 'Lantus']]],
  ['only the other side', [LANTUS], []],
  ['only the class of the pair', [OZEMPIC, item('Cipramil', 'Citalopram')], []],
  [
    'the tirzepatide of both classes',
    [MOUNJARO, item('Cipramil', 'Citalopram')],
    [['citalopram', 'Mounjaro', 'Cipramil']],
  ],
  ['the start of a word, not its middle', [MOUNJARO, item('Lexapro', 'Escitalopram')], []],
  ['accents and capitals', [OZEMPIC, item('Ômega', 'ÓLEO DE PEIXE')], [['omega3', 'Ozempic', 'Ômega']]],
  ['a short word must be whole', [OZEMPIC, item('X', 'epalrestate')], []],
  ['a short word in a list', [OZEMPIC, item('X', 'DHA+EPA')], [['omega3', 'Ozempic', 'X']]],
  [
    'a long word may go on',
    [OZEMPIC, item('Noripurum', 'Ferropolimaltose')],
    [['iron', 'Ozempic', 'Noripurum']],
  ],
  ['the name counts as well', [OZEMPIC, item('Insulina NPH')], [['insulin', 'Ozempic', 'Insulina NPH']]],
  ['a brand without its ingredient', [OZEMPIC, item('Lantus')], [['insulin', 'Ozempic', 'Lantus']]],
  ['a brand of two words', [OZEMPIC, item('Humulin N')], [['insulin', 'Ozempic', 'Humulin N']]],
  ['a brand must be whole', [OZEMPIC, item('Lantusina')], []],
  ['an exception of the class', [OZEMPIC, item('Bomba de insulina')], []],
  ['a syringe is no medicine', [OZEMPIC, item('Seringa de insulina')], []],
  ['two of one class', [OZEMPIC, MOUNJARO], [['twice', 'Ozempic', 'Mounjaro']]],
  ['two pens of one medicine', [OZEMPIC, OZEMPIC], []],
  [
    'two strengths of one medicine',
    [item('Mounjaro 2,5 mg', 'Tirzepatida'), item('Mounjaro 5 mg', 'Tirzepatida'), MOUNJARO],
    [],
  ],
  ['one pen with both', [item('Xultophy', 'Insulina degludeca + liraglutida')], []],
])('%s', (_, recorded, notices) => {
  expect(found(...recorded)).toEqual(notices);
});

test('a name that begins with a number is a name', () => {
  expect(found(item('5 mg tirzepatida'), LANTUS)).toEqual([['insulin', '5 mg tirzepatida', 'Lantus']]);
});

test('each name is said once', () => {
  expect(found(OZEMPIC, OZEMPIC, LANTUS)).toEqual([['insulin', 'Ozempic', 'Lantus']]);
});
