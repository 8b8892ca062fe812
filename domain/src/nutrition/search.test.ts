import { expect, test } from 'vitest';
import shipped from './data/foods.json' with { type: 'json' };
import { EVERYDAY_NAMES } from './search-names.ts';
import { indexFoods, searchFoods } from './search.ts';

const index = indexFoods(shipped.foods);
const first = (typed: string) => searchFoods(index, typed)[0]?.food.name;

test.each([
  ['pao de quejo', 'Pão de queijo assado'],
  ['pão de queijo', 'Pão de queijo assado'],
  ['arroz', 'Arroz branco cozido'],
  ['arro', 'Arroz branco cozido'],
  ['aroz', 'Arroz branco cozido'],
  ['feijao', 'Feijão-carioca cozido'],
  ['fejao preto', 'Feijão-preto cozido'],
  ['pães', 'Pão francês'],
  ['macaxeira', 'Mandioca (aipim) cozida'],
  ['mussarela', 'Queijo muçarela'],
  ['yogurte', 'Iogurte natural integral'],
  ['iorgute', 'Iogurte natural integral'],
  ['brocolis', 'Brócolis cozido'],
  ['frango grelhado', 'Peito de frango grelhado'],
  ['frango desf', 'Peito de frango cozido (desfiado)'],
  ['ovos', 'Ovo cozido'],
  ['ovo frito', 'Ovo frito'],
  ['morango', 'Morango'],
  ['melao', 'Melão'],
  ['tilapia', 'Tilápia grelhada'],
  ['whey', 'Whey protein concentrado (pó)'],
  ['xuxu', 'Chuchu cozido'],
  ['estrogonofe', 'Estrogonofe de frango'],
  ['strogonof de carne', 'Estrogonofe de carne'],
  ['castanha do para', 'Castanha-do-pará'],
  ['coca-cola', 'Refrigerante de cola'],
  ['arroz integral', 'Arroz integral cozido'],
  ['integral arroz', 'Arroz integral cozido'],
  ['hamburguer', 'Hambúrguer bovino grelhado'],
  ['limões', 'Limão-taiti'],
  ['pasteis de carne', 'Pastel de carne frito'],
])('"%s" finds %s first', (typed, name) => {
  expect(first(typed)).toBe(name);
});

test.each(['', '   ', 'xyzw', 'parafuso', '!!'])('"%s" finds nothing', (typed) => {
  expect(searchFoods(index, typed)).toEqual([]);
});

test('every everyday name belongs to a shipped food and finds it first', () => {
  const names = new Set(shipped.foods.map(({ name }) => name));
  for (const [food, words] of Object.entries(EVERYDAY_NAMES)) {
    expect(names).toContain(food);
    for (const word of words) expect([word, first(word)]).toEqual([word, food]);
  }
});

test('every food is found first by its own name', () => {
  for (const { name } of shipped.foods) expect(first(name)).toBe(name);
});

test('the first letters of a word keep the food among the first ten', () => {
  for (const typed of ['ban', 'bana', 'banan', 'banana']) {
    const names = searchFoods(index, typed).map(({ food }) => food.name);
    expect(names.slice(0, 10)).toContain('Banana-prata');
  }
});

test('one word too many still finds the food, and says so', () => {
  const [found] = searchFoods(index, 'pão francês quentinho');
  expect(found).toMatchObject({ food: { name: 'Pão francês' }, missing: 1, isWhole: false });
});
