import { screen, waitFor, within } from '@testing-library/react';
import { copyMealDay, deleteMeal } from '@leveza/contract/nutrition/meals.ts';
import { changeMealSlots, readNutritionDay } from '@leveza/contract/nutrition/day.ts';
import { addWater, deleteWater } from '@leveza/contract/nutrition/water.ts';
import { recordWellbeing } from '@leveza/contract/nutrition/wellbeing.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { describe, expect, test } from 'vitest';
import { answer } from '../../testing/server.ts';
import { SOURCED } from '../../testing/sourced.ts';
import { openNutrition, serve } from './testing/open-nutrition.tsx';
import { aGoals, aMeal, aMealFood, NO_NUTRIENTS, today } from './testing/samples.ts';

const EGG = 'Ovo cozido';
const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}, `) });

describe('the day', () => {
  test('leads with protein beside its goal', async () => {
    serve({ day: { meals: [aMeal()] } });
    openNutrition();
    const lead = await screen.findByRole('region', { name: 'Proteína de hoje' });
    expect(lead).toHaveTextContent('13 g');
    expect(lead).toHaveTextContent('Meta: 90 g. Cerca de 18 g em cada refeição.');
    expect(screen.getByText('146 de 1.600')).toBeVisible();
  });

  test('an empty one offers the five meals of the specification at their times', async () => {
    serve();
    openNutrition();
    const list = await screen.findByRole('list', { name: 'Refeições' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Café da Manhã08:00Adicionar',
      'Lanche da Manhã10:30Adicionar',
      'Almoço12:30Adicionar',
      'Lanche da Tarde15:30Adicionar',
      'Jantar19:00Adicionar',
    ]);
  });

  test('a total with unknown parts says so, and an unknown one is no zero', async () => {
    const unknown = aMealFood({ ...NO_NUTRIENTS, name: 'Torta da feira' });
    serve({
      day: {
        meals: [
          aMeal({ foods: [aMealFood(), unknown] }),
          aMeal({
            id: '33333333-3333-4333-8333-333333333333',
            name: 'Jantar',
            time: '19:00',
            foods: [unknown],
          }),
        ],
      },
    });
    openNutrition();
    expect(
      await screen.findByText(/12:30 · pelo menos 146 kcal · pelo menos 13 g de proteína/),
    ).toBeVisible();
    expect(screen.getByText(/19:00 · calorias não informadas · proteína não informada/)).toBeVisible();
    expect(screen.getByText('pelo menos 146 de 1.600')).toBeVisible();
  });

  test('protein nobody knows is no empty ring of 0 %', async () => {
    serve({ day: { meals: [aMeal({ foods: [aMealFood({ protein: null })] })] } });
    openNutrition();
    expect(await screen.findByRole('img', { name: 'Proteína não informada' })).toHaveTextContent('?');
  });

  test('says when the goals are the defaults', async () => {
    const goals = aGoals({ missing: ['weight', 'height'] });
    const details = { ...goals.details, protein: { ...goals.details.protein, origin: 'default' as const } };
    serve({ day: { goals: { ...goals, details } } });
    openNutrition();
    expect(
      await screen.findByText('Metas padrão, até sabermos o que falta no seu perfil: peso e altura.'),
    ).toBeInTheDocument();
  });

  test('goes back a day by the address, and not beyond today', async () => {
    serve();
    const { user, search } = openNutrition();
    expect(await screen.findByRole('button', { name: 'Dia seguinte' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Dia anterior' }));
    expect(await screen.findByRole('heading', { name: 'Ontem' })).toBeVisible();
    expect(search()).toMatchObject({ day: addDays(today(), -1) });
  });

  test('that cannot be read says why and tries again', async () => {
    serve();
    answer(readNutritionDay, () => new Problem('unexpected'));
    openNutrition();
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });

  test('shows one calm notice with what to do and whom to ask', async () => {
    const notice = {
      ...SOURCED,
      key: 'low-protein',
      title: 'Pouca proteína nestes dias',
      advice: 'Comece a refeição por ela.',
      team: 'Se continuar, fale com sua equipe.',
    };
    serve({ day: { notices: [notice] } });
    openNutrition();
    expect(await screen.findByText('Pouca proteína nestes dias')).toBeVisible();
    expect(screen.getByText('Se continuar, fale com sua equipe.')).toBeVisible();
  });
});

describe('a meal', () => {
  test('opens to three foods, then the others', async () => {
    const foods = ['A', 'B', 'C', 'D', 'E'].map((name) => aMealFood({ name }));
    serve({ day: { meals: [aMeal({ foods })] } });
    const { user } = openNutrition();
    await user.click(await row('Almoço'));
    expect(screen.queryByRole('button', { name: 'Remover D' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Mais 2 alimentos' }));
    expect(await screen.findByRole('button', { name: 'Remover E' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver menos' })).toBeVisible();
  });

  test('loses a food and gets it back', async () => {
    serve({ day: { meals: [aMeal()] } });
    const { user } = openNutrition();
    await user.click(await row('Almoço'));
    await user.click(await screen.findByRole('button', { name: `Remover ${EGG}` }));
    expect(await screen.findByText(`${EGG} removido`)).toBeVisible();
    expect(await screen.findByText(/sem alimentos/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByRole('button', { name: `Remover ${EGG}` })).toBeVisible();
  });

  test('changes its time where it stands', async () => {
    const known = serve({ day: { meals: [aMeal()] } });
    const { user } = openNutrition();
    await user.click(await row('Almoço'));
    await user.click(await screen.findByRole('button', { name: 'Mudar o horário: 12:30' }));
    const field = await screen.findByLabelText(/^Horário/, { selector: 'input' });
    await user.clear(field);
    await user.type(field, '13:15');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Almoço às 13:15')).toBeVisible();
    expect(known.sent).toEqual([{ time: '13:15' }]);
  });

  test('is narrowed by the search of the page, which offers to add what is not there', async () => {
    serve({ day: { meals: [aMeal({ foods: [aMealFood(), aMealFood({ name: 'Banana-prata' })] })] } });
    const { user, search } = openNutrition('?q=banana');
    expect(await screen.findByRole('button', { name: 'Remover Banana-prata' })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Remover ${EGG}` })).not.toBeInTheDocument();
    const field = await screen.findByLabelText('Buscar nas refeições do dia');
    await user.clear(field);
    await user.type(field, 'picanha');
    await user.click(await screen.findByRole('button', { name: 'Adicionar “picanha”' }));
    await waitFor(() => expect(search()).toMatchObject({ open: 'add' }));
  });
});

test('a new meal needs a name and a time', async () => {
  const known = serve();
  const { user } = openNutrition('?open=meal');
  const dialog = await screen.findByRole('dialog', { name: 'Nova refeição' });
  const save = within(dialog).getByRole('button', { name: 'Adicionar Refeição' });
  expect(save).toBeDisabled();
  await user.type(within(dialog).getByLabelText(/^Nome/, { selector: 'input' }), 'Ceia');
  const time = within(dialog).getByLabelText(/^Horário/, { selector: 'input' });
  await user.clear(time);
  expect(save).toBeDisabled();
  await user.type(time, '22:00');
  await user.click(save);
  await waitFor(() => expect(known.sent).toEqual([{ day: today(), name: 'Ceia', time: '22:00', foods: [] }]));
});

test('a new name alone is sent without the hour, which may be to come', async () => {
  const dinner = aMeal({ name: 'Jantar', time: '23:59' });
  const known = serve({ day: { meals: [dinner] } });
  const { user } = openNutrition(`?open=edit&item=${dinner.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Renomear refeição' });
  await user.type(within(dialog).getByLabelText(/^Nome/, { selector: 'input' }), ' leve');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(known.sent).toEqual([{ name: 'Jantar leve' }]));
});

test('a meal leaves the patient’s day, and the others stay', async () => {
  serve();
  const kept: unknown[] = [];
  answer(changeMealSlots, ({ body }) => {
    kept.push(body.slots.map(({ name }) => name));
    return { data: body.slots };
  });
  const { user } = openNutrition('?open=slots');
  await user.click(await screen.findByRole('button', { name: 'Tirar Lanche da Manhã do meu dia' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Refeições do dia salvas')).toBeVisible();
  expect(kept).toEqual([['Café da Manhã', 'Almoço', 'Lanche da Tarde', 'Jantar']]);
});

test('yesterday is copied in one press', async () => {
  serve({ day: { canCopyYesterday: true } });
  const copied: unknown[] = [];
  answer(copyMealDay, ({ body }) => {
    copied.push(body);
    return { data: [aMeal(), aMeal()], later: copied.length - 1 };
  });
  const { user } = openNutrition();
  await user.click(await screen.findByRole('button', { name: 'Copiar as refeições de ontem' }));
  expect(await screen.findByText('2 refeições copiadas')).toBeVisible();
  expect(screen.queryByText(/ficaram de fora/)).toBeNull();
  expect(copied).toEqual([{ from: addDays(today(), -1), to: today() }]);
  // Something of yesterday is still missing, and now something is left out.
  await user.click(await screen.findByRole('button', { name: 'Copiar as refeições de ontem' }));
  expect(await screen.findByText(/ficaram de fora/)).toBeVisible();
});

test('what was copied of yesterday is taken back in one press', async () => {
  serve({ day: { canCopyYesterday: true } });
  const copies = [aMeal(), aMeal({ id: '33333333-3333-4333-8333-333333333333' })];
  const removed: string[] = [];
  answer(copyMealDay, () => ({ data: copies, later: 0 }));
  answer(deleteMeal, ({ params }) => {
    removed.push(params.id);
    return { data: copies.find(({ id }) => id === params.id)! };
  });
  const { user } = openNutrition();
  await user.click(await screen.findByRole('button', { name: 'Copiar as refeições de ontem' }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Cópia desfeita')).toBeVisible();
  expect(removed).toEqual(copies.map(({ id }) => id));
});

test('a glass of water is one press', async () => {
  serve();
  const drunk: unknown[] = [];
  answer(addWater, ({ body }) => {
    drunk.push(body);
    return {
      data: { day: today(), ml: 200, goal: 2000, fromMeals: 0, entries: [] },
      added: '44444444-4444-4444-8444-444444444444',
    };
  });
  const { user } = openNutrition();
  await user.click(await screen.findByRole('button', { name: 'Registrar 200 ml' }));
  // The sum is the card's: that of one answer does not know a glass of the same moment.
  expect(await screen.findByText('Água: 200 ml')).toBeVisible();
  expect(screen.queryByText(/no dia/)).toBeNull();
  expect(drunk).toEqual([{ ml: 200, drink: 'water' }]);
});

test('a glass for yesterday says so, on the card and in the message', async () => {
  const day = addDays(today(), -1);
  serve({ day: { day } });
  answer(addWater, ({ body }) => ({
    data: { day: body.day!, ml: 200, goal: 2000, fromMeals: 0, entries: [] },
    added: '44444444-4444-4444-8444-444444444444',
  }));
  const { user } = openNutrition(`?day=${day}`);
  expect(await screen.findByRole('heading', { name: 'Água de ontem' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Registrar 200 ml' }));
  expect(await screen.findByText('Vale para ontem.')).toBeVisible();
});

test('a drink recorded by mistake is removed from the list of the day', async () => {
  const id = '44444444-4444-4444-8444-444444444444';
  const water = { day: today(), ml: 500, goal: 2000, fromMeals: 0, entries: [] };
  const entries = [{ id, ml: 500, drink: 'tea' as const, at: new Date().toISOString() }];
  serve({ day: { water: { ...water, entries } } });
  const removed: unknown[] = [];
  answer(deleteWater, ({ params }) => {
    removed.push(params.id);
    return { data: { ...water, ml: 0 } };
  });
  const putBack: unknown[] = [];
  answer(addWater, ({ body }) => {
    putBack.push(body);
    return { data: water, added: id };
  });
  const { user } = openNutrition();
  await user.click(await screen.findByText('1 registro'));
  await user.click(await screen.findByRole('button', { name: /^Remover .*Chá 500/ }));
  expect(await screen.findByText('Bebida removida')).toBeVisible();
  expect(removed).toEqual([id]);
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Bebida de volta')).toBeVisible();
  const [{ ml, drink, at }] = entries as [(typeof entries)[number]];
  expect(putBack).toEqual([{ day: today(), ml, drink, at }]);
});

test('a supplement that counts is named, and unknown protein is no zero', async () => {
  const shake = {
    ...NO_NUTRIENTS,
    productId: '55555555-5555-4555-8555-555555555555',
    name: 'Whey',
    foodName: 'Whey isolado',
    quantity: 1,
  };
  const known = { ...shake, productId: '66666666-6666-4666-8666-666666666666', protein: 24 };
  serve({ day: { supplements: [shake, known], totals: NO_NUTRIENTS, incomplete: ['protein'] } });
  openNutrition();
  expect(await screen.findByRole('region', { name: 'Proteína de hoje' })).toHaveTextContent('Não informada');
  expect(screen.getByText('Conta também Whey.')).toBeInTheDocument();
  expect(screen.getByText(/Conta também Whey: 24\sg de proteína\./)).toBeInTheDocument();
});

test('one tap tells how the day was', async () => {
  serve();
  const told: unknown[] = [];
  answer(recordWellbeing, ({ body }) => {
    told.push(body);
    return { data: { day: today(), hunger: 2, cravings: null, satiety: null, energy: null } };
  });
  const { user } = openNutrition();
  await user.click(await screen.findByText('Como foi o dia'));
  await user.click(await screen.findByRole('button', { name: 'Fome: 2, média' }));
  await waitFor(() => expect(told).toEqual([{ hunger: 2 }]));
});

const usual = (n: number, allergy: string | null) => ({
  mealId: `77777777-7777-4777-8777-77777777777${n}`,
  name: `Lanche ${n}`,
  time: '15:30',
  timesEaten: 5 - n,
  foods: [{ name: 'Enroladinho', quantity: 1, grams: null, allergy }],
  totals: NO_NUTRIENTS,
  incomplete: [],
});

test('the usual meal stands alone until more are asked for, with the allergy of its foods', async () => {
  serve({ day: { usualMeals: [usual(1, 'Seu perfil fala em alergia a ovo'), usual(2, null)] } });
  const { user } = openNutrition();
  const list = await screen.findByRole('list', { name: 'O de sempre' });
  expect(list).toHaveTextContent('alergia a ovo');
  expect(list).not.toHaveTextContent('Lanche 2');
  await user.click(screen.getByRole('button', { name: 'Ver mais 1 de sempre' }));
  expect(await screen.findByText('O de sempre: Lanche 2')).toBeVisible();
});
