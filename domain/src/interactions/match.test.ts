import { expect, test } from 'vitest';
import { interactionMatcher } from './match.ts';

const CLASSES = {
  glp1: { label: 'GLP-1', ingredients: ['semaglutida', 'tirzepatida', 'liraglutida'] },
  tirzepatide: { label: 'Tirzepatida', ingredients: ['tirzepatida'] },
  insulin: { label: 'Insulinas', ingredients: ['insulina'] },
  citalopram: { label: 'Citalopram', ingredients: ['citalopram'] },
  omega3: { label: 'Ômega 3', ingredients: ['epa', 'oleo de peixe'] },
  iron: { label: 'Ferro', ingredients: ['ferro'] },
};

const PAIRS = [
  { id: 'insulin', a: 'glp1', b: 'insulin' },
  { id: 'citalopram', a: 'tirzepatide', b: 'citalopram' },
  { id: 'twice', a: 'glp1', b: 'glp1' },
  { id: 'omega3', a: 'glp1', b: 'omega3' },
  { id: 'iron', a: 'glp1', b: 'iron' },
  { id: 'unknown', a: 'glp1', b: 'no such class' },
];

const item = (name: string, ingredients = '') => ({ name, ingredients });
const OZEMPIC = item('Ozempic', 'Semaglutida');
const MOUNJARO = item('Mounjaro', 'Tirzepatida');
const LANTUS = item('Lantus', 'Insulina glargina');

const match = interactionMatcher(CLASSES, PAIRS);
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
