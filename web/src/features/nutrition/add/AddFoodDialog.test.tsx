import { lookUpFoodBarcode } from '@leveza/contract/nutrition/foods.ts';
import { readSearchOptions } from '@leveza/contract/catalog/search.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { SOURCED } from '../../../testing/sourced.ts';
import { openNutrition, serve } from '../testing/open-nutrition.tsx';
import { aFood, aMeal, today } from '../testing/samples.ts';

const LUNCH = '?open=add&slot=Almo%C3%A7o';
const EAN = '7896004703398';
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input, textarea' }), { target: { value } });
const found = async () =>
  within(await screen.findByRole('list', { name: 'Alimentos' })).getAllByRole('button', { pressed: false });
/** The button of the favourite beside each has no words. */
const names = async () => (await found()).map(({ textContent }) => textContent).filter(Boolean);

describe('the list', () => {
  test('shows three foods, then more of them', async () => {
    serve();
    const { user } = openNutrition(LUNCH);
    await screen.findByRole('dialog', { name: 'Adicionar alimento' });
    await user.click(await screen.findByRole('button', { name: 'Ver mais 371 alimentos...' }));
    expect(await screen.findByRole('button', { name: 'Ver menos' })).toBeVisible();
  });

  test('offers breakfast in the morning, after the foods that suit the day and the usual ones', async () => {
    const meal = aMeal({ name: 'Café da Manhã', time: '08:00', foods: [] });
    const nausea = {
      ...SOURCED,
      suits: 'nausea' as const,
      reason: 'Hoje você registrou enjoo ou vômito.',
      tips: [],
      foods: [aFood({ id: 'taco-222', name: 'Maçã fuji', source: 'taco' })],
    };
    serve({ day: { meals: [meal], suggestions: [nausea] }, mine: [aFood()] });
    openNutrition(`?open=add&item=${meal.id}`);
    await waitFor(async () =>
      expect(await names()).toEqual([
        expect.stringMatching(/^Bolo da vovó/),
        expect.stringMatching(/^Maçã fuji/),
        expect.stringMatching(/^Ovo mexido/),
      ]),
    );
  });

  test('finds by slips and says when there is nothing', async () => {
    serve();
    openNutrition(LUNCH);
    await screen.findByRole('list', { name: 'Alimentos' });
    type('Buscar alimento', 'pao de quejo');
    await waitFor(async () => expect((await found())[0]).toHaveTextContent('Pão de queijo assado'));
    type('Buscar alimento', 'parafuso');
    expect(await screen.findByText('Nenhum alimento encontrado')).toBeVisible();
  });

  test('records the first meal in two more presses, with half servings', async () => {
    const known = serve();
    const { user } = openNutrition(LUNCH);
    await screen.findByRole('list', { name: 'Alimentos' });
    type('Buscar alimento', 'banana prata');
    await user.click(await screen.findByRole('button', { name: /^Banana-prata/, pressed: false }));
    await user.click(await screen.findByRole('button', { name: 'Aumentar quantidade' }));
    await user.click(screen.getByRole('button', { name: 'Adicionar 1 alimento' }));
    await waitFor(() =>
      expect(known.sent).toEqual([
        {
          day: today(),
          name: 'Almoço',
          // Its hour, or now before it.
          time: expect.stringMatching(/^\d\d:\d\d$/),
          foods: [expect.objectContaining({ quantity: 1.5, foodId: expect.stringMatching(/^taco-/) })],
        },
      ]),
    );
  });

  test('takes several at once, one of them in grams', async () => {
    const meal = aMeal({ foods: [] });
    const known = serve({ day: { meals: [meal] } });
    const { user } = openNutrition(`?open=add&item=${meal.id}`);
    await screen.findByRole('list', { name: 'Alimentos' });
    type('Buscar alimento', 'feijao preto');
    await user.click(await screen.findByRole('button', { name: /^Feijão-preto/, pressed: false }));
    await user.click(await screen.findByRole('button', { name: 'Usar gramas' }));
    type('Gramas ou ml', '85');
    type('Buscar alimento', 'arroz integral');
    await user.click(await screen.findByRole('button', { name: /^Arroz integral/, pressed: false }));
    expect(await screen.findByRole('list', { name: 'Escolhidos' })).toHaveTextContent('Feijão-preto cozido');
    await user.click(screen.getByRole('button', { name: 'Adicionar 2 alimentos' }));
    await waitFor(() => expect(known.sent).toHaveLength(1));
    expect(known.sent[0]).toEqual([
      expect.objectContaining({ grams: 85 }),
      expect.objectContaining({ quantity: 1 }),
    ]);
  });
});

describe('a written meal', () => {
  test('becomes foods to confirm; the doubtful one is not ticked', async () => {
    const known = serve();
    answer(readSearchOptions, () => ({
      data: { isAiConfigured: false, needsAiConsent: true, aiSearchesLeftToday: 0 },
    }));
    const { user } = openNutrition(`${LUNCH}&step=text`);
    await screen.findByRole('dialog', { name: 'Escrever o que comi' });
    type('O que você comeu?', '2 ovos, queijo e 1 parafuso');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ler alimentos' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Ler alimentos' }));
    const read = await screen.findByRole('list', { name: 'Alimentos lidos' });
    expect(within(read).getByRole('button', { name: /^Ovo cozido/, pressed: true })).toBeVisible();
    expect(within(read).getByRole('button', { name: /^Queijo/, pressed: false })).toBeVisible();
    expect(screen.getByText('Não reconhecemos “1 parafuso”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Adicionar 1 alimento' }));
    await waitFor(() => expect(known.sent).toHaveLength(1));
  });
});

test('a slice of a food without slices leaves the amount to the patient, whose words are quoted as typed', async () => {
  const known = serve();
  answer(readSearchOptions, () => ({
    data: { isAiConfigured: false, needsAiConsent: true, aiSearchesLeftToday: 0 },
  }));
  const { user } = openNutrition(`${LUNCH}&step=text`);
  await screen.findByRole('dialog', { name: 'Escrever o que comi' });
  type('O que você comeu?', '1 fatia de Pão Francês');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ler alimentos' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Ler alimentos' }));
  const read = await screen.findByRole('button', { name: /^Pão francês/, pressed: false });
  expect(screen.getByText('Diga quanto foi. Você escreveu: 1 fatia de Pão Francês')).toBeVisible();
  await user.click(read);
  expect(screen.getByRole('button', { name: 'Adicionar 1 alimento' })).toBeDisabled();
  type('Quantidade', '0,5');
  await user.click(screen.getByRole('button', { name: 'Adicionar 1 alimento' }));
  await waitFor(() =>
    expect(known.sent).toEqual([
      expect.objectContaining({ foods: [expect.objectContaining({ quantity: 0.5 })] }),
    ]),
  );
});

test('another food chosen for written words has the amount in its own measure', async () => {
  const known = serve();
  answer(readSearchOptions, () => ({
    data: { isAiConfigured: false, needsAiConsent: true, aiSearchesLeftToday: 0 },
  }));
  const { user } = openNutrition(`${LUNCH}&step=text`);
  await screen.findByRole('dialog', { name: 'Escrever o que comi' });
  type('O que você comeu?', '120 g de queijo');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ler alimentos' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Ler alimentos' }));
  const others = await screen.findByRole('group', { name: /^Em vez de/ });
  await user.click(within(others).getAllByRole('button')[0]!);
  await user.click(await screen.findByRole('button', { name: 'Adicionar 1 alimento' }));
  await waitFor(() =>
    expect(known.sent).toEqual([
      expect.objectContaining({ foods: [expect.objectContaining({ grams: 120 })] }),
    ]),
  );
});

describe('a barcode', () => {
  const NOTHING = { food: null, found: null, attribution: null, licence: null };

  test('found elsewhere says where, and is kept', async () => {
    const known = serve();
    const { id: _, benefits: _b, ...food } = aFood({ name: 'Iogurte X', brand: 'Marca' });
    answer(lookUpFoodBarcode, () => ({
      data: {
        ...NOTHING,
        found: { ...food, ean: EAN, isDrink: false },
        attribution: 'Fonte: Open Food Facts (ODbL)',
      },
    }));
    const { user } = openNutrition(`${LUNCH}&step=barcode`);
    await screen.findByRole('dialog', { name: 'Ler código de barras' });
    type('Código de barras (EAN)', EAN);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await screen.findByText('Fonte: Open Food Facts (ODbL)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Usar este alimento' }));
    expect(await screen.findByRole('button', { name: /^Iogurte X/, pressed: true })).toBeVisible();
    expect(known.sent).toEqual([expect.objectContaining({ ean: EAN, isFromOpenFoodFacts: true })]);
  });

  test('that nobody knows leads to the label, and back', async () => {
    serve();
    answer(lookUpFoodBarcode, () => ({ data: NOTHING }));
    const { user } = openNutrition(`${LUNCH}&step=barcode`);
    await screen.findByRole('dialog', { name: 'Ler código de barras' });
    type('Código de barras (EAN)', EAN);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await screen.findByText('Não encontramos este código')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cadastrar pelo rótulo' }));
    await screen.findByRole('dialog', { name: 'Novo alimento' });
    await user.click(await screen.findByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('dialog', { name: 'Adicionar alimento' })).toBeVisible();
  });

  test('that cannot be looked up now says so, and one that is not whole is not sent', async () => {
    serve();
    answer(lookUpFoodBarcode, () => new Problem('ean-unavailable'));
    const { user } = openNutrition(`${LUNCH}&step=barcode`);
    await screen.findByRole('dialog', { name: 'Ler código de barras' });
    type('Código de barras (EAN)', '123');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await screen.findByText('Código de barras inválido. Confira os números.')).toBeVisible();
    type('Código de barras (EAN)', EAN);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível consultar este código de barras agora.',
    );
  });
});

describe('the camera', () => {
  const stop = vi.fn<() => void>();
  const getUserMedia = vi.fn<() => Promise<{ getTracks: () => { stop: () => void }[] }>>();

  beforeEach(() => {
    stop.mockReset();
    getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop }] });
    Object.assign(navigator, { mediaDevices: { getUserMedia } });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static getSupportedFormats(): Promise<string[]> {
          return Promise.resolve(['ean_13']);
        }
        detect = () => Promise.resolve([{ rawValue: EAN }]);
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    vi.restoreAllMocks();
  });

  test('reads the bars of a package, lets go, and the food is chosen', async () => {
    serve();
    const asked: string[] = [];
    answer(lookUpFoodBarcode, ({ params }) => {
      asked.push(params.ean);
      const food = aFood({ name: 'Iogurte X', ean: EAN });
      return { data: { food, found: null, attribution: null, licence: null } };
    });
    const { user } = openNutrition(`${LUNCH}&step=barcode`);
    await user.click(await screen.findByRole('button', { name: 'Abrir câmera' }));
    await user.click(await screen.findByRole('button', { name: 'Escolher' }));
    expect(await screen.findByRole('button', { name: /^Iogurte X/, pressed: true })).toBeVisible();
    expect(asked).toEqual([EAN]);
    expect(stop).toHaveBeenCalled();
  });

  test('that is not allowed leaves the digits to be typed', async () => {
    serve();
    getUserMedia.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const { user } = openNutrition(`${LUNCH}&step=barcode`);
    await user.click(await screen.findByRole('button', { name: 'Abrir câmera' }));
    expect(await screen.findByText('A câmera não foi liberada')).toBeVisible();
    expect(screen.getByLabelText('Código de barras (EAN)')).toBeEnabled();
  });
});

test('a food from its label is chosen at once; what the label does not say stays unknown', async () => {
  const known = serve();
  const { user } = openNutrition(`${LUNCH}&step=own`);
  await screen.findByRole('dialog', { name: 'Novo alimento' });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Preencha este campo.')).toBeVisible();
  type(/^Nome/, 'Bolo da vovó');
  type('Calorias', '210');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('button', { name: /^Bolo da vovó/, pressed: true })).toBeVisible();
  expect(known.sent).toEqual([
    expect.objectContaining({ name: 'Bolo da vovó', calories: 210, protein: null }),
  ]);
});

test('a drink from its label asks for the ml that count', async () => {
  const known = serve();
  const { user } = openNutrition(`${LUNCH}&step=own`);
  await screen.findByRole('dialog', { name: 'Novo alimento' });
  type(/^Nome/, 'Chá da casa');
  await user.click(screen.getByRole('checkbox', { name: /É uma bebida/ }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(
    await screen.findByText('Informe os ml da porção, para a bebida contar nos líquidos.'),
  ).toBeVisible();
  expect(known.sent).toEqual([]);
});

test('what was chosen and written outlives the form of a new food', async () => {
  serve();
  const { user } = openNutrition(LUNCH);
  await screen.findByRole('list', { name: 'Alimentos' });
  await user.click((await found())[0]!);
  await user.click(screen.getByRole('button', { name: 'Escrever' }));
  await screen.findByRole('dialog', { name: 'Escrever o que comi' });
  type('O que você comeu?', '2 ovos');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await user.click(await screen.findByRole('button', { name: 'Novo pelo rótulo' }));
  await screen.findByRole('dialog', { name: 'Novo alimento' });
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(await screen.findByRole('button', { name: 'Adicionar 1 alimento' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Escrever' }));
  expect(await screen.findByLabelText('O que você comeu?', { selector: 'textarea' })).toHaveValue('2 ovos');
});

test('a recipe begun before a reload comes back with its ingredients', async () => {
  serve();
  const { user, unmount } = openNutrition(`${LUNCH}&step=recipe`);
  await screen.findByRole('list', { name: 'Alimentos' });
  type(/^Nome da receita/, 'Panqueca');
  type('Buscar alimento', 'ovo cozido');
  await user.click(await screen.findByRole('button', { name: /^Ovo cozido/, pressed: false }));
  await screen.findByRole('button', { name: /^Ovo cozido/, pressed: true });
  unmount();
  openNutrition(`${LUNCH}&step=recipe`);
  const chosen = await screen.findByRole('list', { name: 'Escolhidos' });
  expect(chosen).toHaveTextContent('Ovo cozido');
  expect(screen.getByLabelText(/^Nome da receita/, { selector: 'input' })).toHaveValue('Panqueca');
});

test('a recipe needs an ingredient', async () => {
  const known = serve();
  const { user } = openNutrition(`${LUNCH}&step=recipe`);
  await screen.findByRole('dialog', { name: 'Nova receita' });
  await screen.findByRole('list', { name: 'Alimentos' });
  type(/^Nome da receita/, 'Panqueca');
  await user.click(screen.getByRole('button', { name: 'Salvar receita' }));
  expect(await screen.findByText('Escolha ao menos um ingrediente, com a quantidade.')).toBeVisible();
  type('Buscar alimento', 'ovo cozido');
  await user.click(await screen.findByRole('button', { name: /^Ovo cozido/, pressed: false }));
  await user.click(screen.getByRole('button', { name: 'Salvar receita' }));
  await waitFor(() => expect(known.sent).toHaveLength(1));
  expect(known.sent[0]).toMatchObject({ name: 'Panqueca', servings: 1, ingredients: [{ quantity: 1 }] });
});
