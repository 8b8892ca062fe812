import { expect, test } from 'vitest';
import { QUESTION_IDS, questionOf } from './questions.ts';
import * as digestive from './digestive-red-flags.ts';
import * as general from './general-red-flags.ts';
import * as sugar from './sugar-red-flags.ts';
import * as further from './red-flags-without-effect.ts';
import { ALL_RED_FLAGS, RED_FLAGS } from './red-flags.ts';
import { URGENCIES } from '../health-notice.ts';
import { selfCareFor } from './self-care.ts';
import { EFFECT_TYPES } from './effect-types.ts';

const textsOf = ({ title, headline, whatToDo, symptoms }: (typeof ALL_RED_FLAGS)[number]) =>
  [title, headline, ...whatToDo, ...symptoms].join(' ');

test('none is forgotten, each has its own key, and stands by urgency', () => {
  const written = [digestive, general, sugar, further].flatMap((flags) => Object.values(flags));
  expect(new Set(ALL_RED_FLAGS)).toEqual(new Set(written));
  expect(new Set(ALL_RED_FLAGS.map(({ key }) => key)).size).toBe(ALL_RED_FLAGS.length);
  const order = ALL_RED_FLAGS.map(({ urgency }) => URGENCIES.indexOf(urgency));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('an emergency says whom to call, and sadness first who listens', () => {
  for (const flag of ALL_RED_FLAGS) {
    expect(flag.call, flag.key).toEqual(flag.key === 'mood' ? ['188', '192'] : ['192']);
    if (flag.urgency === 'emergency') expect(flag.whatToDo.join(' '), flag.key).toContain('192 (SAMU)');
  }
  expect(ALL_RED_FLAGS.find(({ key }) => key === 'mood')!.whatToDo[0]).toContain('188 (CVV)');
});

/** Leveza never advises to stop, skip, halve, raise or double a dose (product.md). */
const ABOUT_THE_DOSE =
  /\b(não (aplique|use|tome|injete)|pare|suspenda|interrompa|pule|dobre|aumente|diminua|reduza)(?=[\s.,:;]|$)/iu;

test.each([
  ['Não aplique a próxima dose antes de falar com um médico.', true],
  ['Pare de usar.', true],
  ['Por isso pare.', true],
  ['Suspenda o remédio.', true],
  ['Dobre a dose.', true],
  ['Aumente aos poucos.', true],
  ['Antes da próxima dose, fale com um médico.', false],
  ['O intestino pode ter parado.', false],
  ['Ligue se não parece melhor.', false],
])('a command about the dose is seen: %s', (text, expected) => {
  expect(ABOUT_THE_DOSE.test(text)).toBe(expected);
});

test('none gives a command about the dose', () => {
  for (const flag of ALL_RED_FLAGS) expect(textsOf(flag), flag.key).not.toMatch(ABOUT_THE_DOSE);
  for (const id of QUESTION_IDS) expect(questionOf(id).text, id).not.toMatch(ABOUT_THE_DOSE);
  for (const type of EFFECT_TYPES)
    expect(selfCareFor(type)?.tips.join(' ') ?? '').not.toMatch(ABOUT_THE_DOSE);
});

test('one leaves out only what is no graver', () => {
  const byKey = new Map(ALL_RED_FLAGS.map((flag) => [flag.key, flag]));
  for (const { key, urgency, covers = [] } of ALL_RED_FLAGS) {
    for (const covered of covers) {
      expect(byKey.has(covered), `${key} ${covered}`).toBe(true);
      const other = byKey.get(covered)!.urgency;
      expect(URGENCIES.indexOf(urgency), `${key} ${covered}`).toBeLessThanOrEqual(URGENCIES.indexOf(other));
    }
  }
});

test('the list to be read names the signs of every situation, each once', () => {
  expect(RED_FLAGS.map(({ key }) => key).toSorted()).toEqual(
    [
      'allergy',
      'anesthesia',
      'blood',
      'chest',
      'dehydration_aki',
      'fainted',
      'gallbladder',
      'gi_severe',
      'heart_rate',
      'hypoglycemia',
      'ileus',
      'ketoacidosis',
      'low_pressure',
      'jaundice',
      'mood',
      'pancreatitis',
      'pregnancy',
      'site_infection',
      'stroke',
      'thyroid',
      'vision',
    ].toSorted(),
  );
  const signs = RED_FLAGS.flatMap(({ symptoms }) => symptoms).join('; ');
  for (const sign of [
    'inchaço no rosto',
    'falta de ar',
    'urticária',
    'suor frio',
    'tremor',
    'fezes pretas',
    'borra de café',
    'urina escura',
    'parada de gases',
    'rouquidão',
    'palpitação',
  ]) {
    expect(signs).toContain(sign);
  }
  for (const { key, symptoms } of RED_FLAGS) {
    if (key !== 'anesthesia') expect(symptoms, key).not.toEqual([]);
  }
});

test('a nursing mother finds what the leaflets say, and who decides', () => {
  const nursing = RED_FLAGS.find(({ key }) => key === 'pregnancy')!.whatToDo.at(-1)!;
  for (const substance of ['semaglutida', 'liraglutida', 'dulaglutida', 'tirzepatida']) {
    expect(nursing).toContain(substance);
  }
  expect(nursing).toMatch(/^Amamentando/);
});
