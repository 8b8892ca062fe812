import { describe, expect, test } from 'vitest';
import { foodAllergy } from './allergies.ts';
import { foodsBeforeEffects } from './before-effects.ts';
import { isDrinkFood } from './drink-foods.ts';
import { benefitsOf, isGlpFriendly } from './food-figures.ts';
import { nutrientsOf } from './nutrients.ts';
import { countedServings } from './supplement-servings.ts';
import { SUITING_FOODS, suitsOf } from './suits.ts';
import { type EatenMeal, usualMeals } from './usual-meals.ts';
import foods from './data/foods.json' with { type: 'json' };

const TODAY = '2026-11-17';
const known = new Map(foods.foods.map((food) => [food.id, food]));

describe('foods that suit', () => {
  test('every food of the lists is shipped, and light on fat', () => {
    for (const code of SUITING_FOODS.flatMap((list) => list.foods)) {
      expect(known.get(code), code).toBeDefined();
      expect(known.get(code)!.fat, code).toBeLessThanOrEqual(12);
    }
  });

  test('an effect of today or yesterday counts, an older one does not', () => {
    const effects = [
      { effectType: 'nausea', day: '2026-11-16' } as const,
      { effectType: 'diarrhea', day: '2026-11-14' } as const,
    ];
    const offered = suitsOf({ today: TODAY, effects, lastDoseOn: TODAY });
    expect(offered.map(({ list, reason }) => [list.suits, reason])).toEqual([
      ['nausea', 'Ontem você registrou enjoo ou vômito.'],
    ]);
  });

  test('near a dose, where nothing was felt', () => {
    const days = ['2026-11-15', '2026-11-14', null];
    const suits = days.map((lastDoseOn) => suitsOf({ today: TODAY, effects: [], lastDoseOn })[0]?.list.suits);
    expect(suits).toEqual(['dose', undefined, undefined]);
  });
});

describe('allergies', () => {
  test.each<[string, string, boolean]>([
    ['Queijo minas frescal', 'leite', true],
    ['Queijo minas frescal', 'Lactose, dipirona', true],
    ['Leite de coco', 'leite', false],
    ['Camarão cozido', 'frutos do mar', true],
    ['Pão francês', 'glúten', true],
    ['Pão de queijo assado', 'trigo', false],
    ['Lanche: pão de queijo, pão francês', 'trigo', true],
    ['Pão de queijo assado', 'ovo', true],
    ['Vatapá', 'amendoim', true],
    ['Pudim de leite condensado', 'ovo', true],
    ['Curau de milho', 'lactose', true],
    ['Yakisoba', 'soja', true],
    ['Panetone natalino', 'leite', false],
    ['Nata fresca', 'leite', true],
    ['Castanha-do-pará', 'castanhas', true],
    ['Ovo cozido', 'não tenho alergia a ovo', false],
    ['Castanha-de-caju', 'noz', true],
    ['Noz-moscada', 'castanha', false],
    ['Granola tradicional', 'nozes', true],
    ['Margarina com sal', 'leite', true],
    ['Pizza de mussarela', 'lactose', true],
    ['Muçarela fatiada', 'leite', true],
    ['Mozzarella de búfala', 'leite', true],
    ['Parmesão ralado', 'leite', true],
    ['Couve-manteiga crua', 'leite', false],
    ['Feijão manteiga', 'leite', false],
    ['Manteiga de amendoim', 'leite', false],
    ['Manteiga de amendoim', 'amendoim', true],
    ['Couve-manteiga na manteiga', 'leite', true],
    ['Cereal matinal de milho', 'celíaca', true],
    ['Esfirra de carne', 'glúten', true],
    ['Frango empanado', 'trigo', true],
    ['Siri catado', 'frutos do mar', true],
    ['Siriguela', 'frutos do mar', false],
    ['Queijo prato', 'Nenhuma exceto leite', true],
    ['Queijo prato', 'Nenhuma', false],
    ['Banana-nanica', 'banana', true],
    ['Arroz branco cozido', 'leite, ovo', false],
  ])('%s, allergic to %s: %s', (name, allergies, isMarked) => {
    expect(foodAllergy({ name }, allergies) !== null).toBe(isMarked);
  });

  test('says the allergy, not the words that deny the others', () => {
    expect(foodAllergy({ name: 'Ricota' }, 'Nenhuma exceto leite')).toContain('alergia a leite:');
  });
});

const ate = (id: string, day: string, time: string, signature = 'ovo'): EatenMeal => ({
  id,
  day,
  time,
  signature,
});
describe('the usual meal', () => {
  const three = [
    ate('a', '2026-11-12', '08:00'),
    ate('b', '2026-11-14', '08:20'),
    ate('c', '2026-11-16', '07:50'),
  ];
  test.each<[string, EatenMeal[], string, string[]]>([
    ['three days, at its hour', three, '08:30', ['c']],
    ['three days, at another hour', three, '15:00', []],
    ['two days', three.slice(1), '08:30', []],
    ['three times on one day', three.map((meal) => ({ ...meal, day: '2026-11-16' })), '08:30', []],
    ['already eaten today', [...three, ate('d', TODAY, '08:00')], '08:30', []],
    ['meals without foods', three.map((meal) => ({ ...meal, signature: '' })), '08:30', []],
  ])('%s', (_, meals, now, ids) => expect(usualMeals(meals, TODAY, now).map(({ id }) => id)).toEqual(ids));
});

const at = (hour: string) => new Date(`2026-11-${hour}:00Z`);

test('foods before strong effects are counted, each effect once', () => {
  const eaten = [
    { name: 'Pizza', at: at('10T19:00') },
    { name: 'Pizza', at: at('12T19:00') },
    { name: 'Arroz', at: at('12T12:00') },
    { name: 'Pizza', at: at('14T19:00') },
  ];
  const strong = [at('10T22:00'), at('12T20:00'), at('16T20:00')];
  expect(foodsBeforeEffects(eaten, strong)).toEqual([{ name: 'Pizza', before: 2, eaten: 3 }]);
});

test('a supplement recorded twice counts once', () => {
  expect([countedServings(2, 0), countedServings(2, 1), countedServings(1, 3)]).toEqual([2, 1, 0]);
  expect([countedServings(1, 0.9967), countedServings(1, 0.99)]).toEqual([0, 0.01]);
});

test('beer is no liquid, coffee is', () => {
  expect([isDrinkFood('taco-474'), isDrinkFood('taco-471')]).toEqual([false, true]);
});

test('words of an own food come from what its label says, never from what it leaves out', () => {
  const yogurt = {
    ...nutrientsOf(
      (name) => ({ calories: 120, protein: 15, fat: 2 } as Record<string, number>)[name] ?? null,
    ),
    category: 'laticinios' as const,
  };
  expect(benefitsOf(yogurt)).toEqual(['rico em proteína', 'baixo teor de gordura']);
  expect(isGlpFriendly(yogurt)).toBe(true);
  expect(isGlpFriendly({ ...yogurt, protein: null })).toBe(false);
  expect(isGlpFriendly({ ...yogurt, sodium: 900 })).toBe(false);
});
