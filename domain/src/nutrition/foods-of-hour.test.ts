import { expect, test } from 'vitest';
import shipped from './data/foods.json' with { type: 'json' };
import { foodsOfHour } from './foods-of-hour.ts';
import { DEFAULT_SLOTS } from './meal-slots.ts';

const foods = new Map(shipped.foods.map((food) => [food.id, food]));

test('breakfast begins with an egg, lunch and dinner with chicken, the meals between with yoghurt', () => {
  const first = DEFAULT_SLOTS.map(({ name, time }) => [name, foods.get(foodsOfHour(time)[0]!)?.name]);
  expect(first).toEqual([
    ['Café da Manhã', 'Ovo mexido (sem óleo extra)'],
    ['Lanche da Manhã', 'Iogurte natural desnatado'],
    ['Almoço', 'Peito de frango grelhado'],
    ['Lanche da Tarde', 'Iogurte natural desnatado'],
    ['Jantar', 'Peito de frango grelhado'],
  ]);
});

test.each(['00:00', '03:59', '04:00', '09:44', '09:45', '11:15', '14:30', '17:45', '22:00', '23:59'])(
  'every food offered at %s is a shipped one that suits the treatment',
  (time) => {
    const offered = foodsOfHour(time);
    expect(offered.length).toBeGreaterThan(3);
    for (const id of offered) expect(foods.get(id)).toMatchObject({ glpFriendly: true });
  },
);
