import { describe, expect, test } from 'vitest';
import shipped from './data/foods.json' with { type: 'json' };
import { readFreeText } from './free-text.ts';
import { indexFoods } from './search.ts';

const index = indexFoods(shipped.foods);

/** '2× Ovo cozido' for servings, '150 g Ovo cozido' for grams; '?' marks a doubtful food, or an open amount, '—' an unknown food. */
function told(text: string): string[] {
  return readFreeText(text, index).map(({ food, quantity, grams, isSure, written }) => {
    if (!food) return `— ${written}`;
    const amount = grams === null ? `${quantity ?? '?'}×` : `${grams} g`;
    return `${amount} ${food.name}${isSure ? '' : ' ?'}`;
  });
}

const PHRASES: readonly (readonly [string, readonly string[]])[] = [
  // Figures and words.
  ['2 ovos e 1 fatia de pão integral', ['1× Ovo cozido', '0.5× Pão de forma integral']],
  ['dois ovos', ['1× Ovo cozido']],
  ['1 ovo', ['0.5× Ovo cozido']],
  ['três ovos mexidos', ['1.5× Ovo mexido (sem óleo extra)']],
  ['meia maçã', ['0.5× Maçã fuji']],
  ['½ maçã', ['0.5× Maçã fuji']],
  ['1/2 mamão papaia', ['1× Mamão papaia']],
  ['1 banana e meia', ['1.5× Banana-prata']],
  ['uma e meia banana', ['1.5× Banana-prata']],
  ['1,5 copo de leite', ['1.5× Leite integral']],
  ['1.5 copo de leite', ['1.5× Leite integral']],
  ['meia dúzia de ovos de codorna', ['60 g Ovo de codorna']],
  ['dez morangos', ['1× Morango']],
  ['um pouco de arroz', ['0.5× Arroz branco cozido']],
  ['metade de uma pera', ['0.5× Pera williams']],
  ['2x pão de queijo', ['1× Pão de queijo assado']],
  ['ovo x2', ['1× Ovo cozido']],
  ['banana 2', ['2× Banana-prata']],
  // Grams, millilitres, litres.
  ['100g de frango grelhado', ['100 g Peito de frango grelhado']],
  ['150 gramas de patinho', ['150 g Patinho grelhado']],
  ['frango desfiado 80 g', ['80 g Peito de frango cozido (desfiado)']],
  ['tilápia (120 g)', ['120 g Tilápia grelhada']],
  ['0,5 kg de melancia', ['500 g Melancia']],
  ['300 ml de leite desnatado', ['1.5× Leite desnatado']],
  ['meio litro de água', ['2.5× Água']],
  ['1.000 ml de água', ['5× Água']],
  ['melancia 1.200 g', ['1200 g Melancia']],
  ['1.500 kg de melancia', ['1500 g Melancia']],
  ['250ml de suco de laranja', ['250 g Suco de laranja-pera']],
  // Household measures.
  ['4 colheres de sopa de arroz', ['1× Arroz branco cozido']],
  ['2 colheres de arroz', ['0.5× Arroz branco cozido']],
  ['3 col. sopa de arroz integral', ['75 g Arroz integral cozido']],
  ['1 colher de chá de azeite', ['3 g Azeite de oliva extravirgem']],
  ['1 colher de chá de manteiga', ['1× Manteiga com sal']],
  ['uma concha de feijão', ['1× Feijão-carioca cozido']],
  ['meia concha de feijão preto', ['0.5× Feijão-preto cozido']],
  ['1 filé de frango', ['1× Peito de frango grelhado']],
  ['1 filé de tilápia', ['1× Tilápia grelhada']],
  ['2 fatias de queijo minas', ['2× Queijo minas frescal']],
  ['1 fatia de muçarela', ['0.5× Queijo muçarela']],
  ['1 scoop de whey', ['1× Whey protein concentrado (pó)']],
  ['1 pote de iogurte natural', ['1× Iogurte natural integral']],
  ['1 xícara de chá', ['1× Chá de erva-doce']],
  ['1 xícara de café', ['1× Café sem açúcar']],
  ['1 lata de atum', ['2× Atum em água (drenado)']],
  ['1 prato de sopa de legumes', ['1× Sopa de legumes com frango']],
  ['1 punhado de castanha de caju', ['1× Castanha-de-caju']],
  ['uma porção de batata doce', ['1× Batata-doce cozida']],
  ['3 pedaços de pizza', ['?× Pizza de muçarela ?']],
  ['1 fatia de pão francês', ['?× Pão francês ?']],
  ['1 fatia de pão integral', ['0.5× Pão de forma integral']],
  // A half of the next food, or half of one more.
  ['1 pão francês e meio mamão', ['1× Pão francês', '1× Mamão papaia']],
  ['Um pão e meia maçã', ['1× Pão francês', '0.5× Maçã fuji']],
  ['1 pão e ½ maçã', ['1× Pão francês', '0.5× Maçã fuji']],
  ['1 pão e meio copo de leite', ['1× Pão francês', '0.5× Leite integral']],
  ['1 pão e um quarto de abacate', ['1× Pão francês', '0.5× Abacate']],
  ['2 ovos, 1 banana e meia e meio pão', ['1× Ovo cozido', '1.5× Banana-prata', '0.5× Pão francês']],
  ['1 e meio pão', ['1.5× Pão francês']],
  ['um pão e meio', ['1.5× Pão francês']],
  ['um pão e meio com manteiga', ['1.5× Pão francês', '1× Manteiga com sal']],
  ['2 ovos e 1 e meia maçã', ['1× Ovo cozido', '1.5× Maçã fuji']],
  ['1 e meia tapioca com manteiga', ['1.5× Tapioca com manteiga']],
  ['1 copo e meio de leite', ['1.5× Leite integral']],
  ['uma xícara e meia de café', ['1.5× Café sem açúcar']],
  ['1 bife e meio de alcatra', ['1.5× Alcatra grelhada']],
  ['2 colheres e 1/2 de arroz', ['63 g Arroz branco cozido']],
  // Lists.
  [
    'arroz, feijão, bife e salada de alface',
    ['1× Arroz branco cozido', '1× Feijão-carioca cozido', '1× Patinho grelhado', '1× Alface crespa'],
  ],
  ['arroz com feijão', ['1× Arroz branco cozido', '1× Feijão-carioca cozido']],
  ['pão com manteiga', ['1× Pão francês', '1× Manteiga com sal']],
  ['pão com queijo branco', ['1× Pão francês', '1× Queijo minas frescal']],
  ['tapioca com manteiga', ['1× Tapioca com manteiga']],
  ['café com leite', ['1× Café sem açúcar', '1× Leite integral']],
  ['2 bolachas de água e sal', ['0.5× Biscoito cream cracker']],
  [
    'iogurte + granola + banana',
    ['1× Iogurte natural integral', '1× Granola tradicional', '1× Banana-prata'],
  ],
  [
    '1 maçã\n1 iogurte grego\n2 castanhas do pará',
    ['1× Maçã fuji', '1× Iogurte grego natural sem açúcar', '1× Castanha-do-pará'],
  ],
  ['Hoje comi 2 ovos no café da manhã', ['1× Ovo cozido']],
  [
    'Almoço: 100 g de salmão e 3 colheres de sopa de abobrinha',
    ['100 g Salmão sem pele grelhado', '1× Abobrinha cozida'],
  ],
  ['tomei um copo de leite e comi uma banana pequena', ['1× Leite integral', '1× Banana-prata']],
  ['1 bife grande de alcatra', ['1× Alcatra grelhada']],
  // Slips.
  ['2 pao de quejo', ['1× Pão de queijo assado']],
  ['1 iorgute natural', ['1× Iogurte natural integral ?']],
  ['ARROZ E FEIJAO', ['1× Arroz branco cozido', '1× Feijão-carioca cozido']],
  // Doubts and unknown words.
  ['queijo', ['1× Queijo coalho ?']],
  ['bolo', ['1× Bolo de chocolate']],
  ['pão sem manteiga', ['1× Pão francês ?']],
  ['café sem açúcar', ['1× Café sem açúcar']],
  ['leite sem lactose', ['1× Leite zero lactose semidesnatado']],
  ['pão francês quentinho', ['1× Pão francês ?']],
  ['1 parafuso', ['— 1 parafuso']],
  ['', []],
  ['  ,  ; e ', []],
];

describe('what patients write', () => {
  test.each(PHRASES)('%s', (text, foods) => {
    expect(told(text)).toEqual(foods);
  });
});

test.each([
  ['Comi 1 Pão Francês e meio mamão', ['1 Pão Francês', 'meio mamão']],
  ['  ½  maçã,\n  Café com   leite  ', ['½  maçã', 'Café', 'leite']],
  ['Pão sem manteiga', ['Pão sem manteiga']],
  ['PÃO DE QUEIJO na ceia', ['PÃO DE QUEIJO']],
  ['feijão e feijão', ['feijão', 'feijão']],
  ['pa\u0303o e cafe\u0301', ['pa\u0303o', 'cafe\u0301']],
])('%j is quoted as it was typed', (text, words) => {
  expect(readFreeText(text, index).map(({ written }) => written)).toEqual(words);
});

test('a doubtful food offers others', () => {
  const [read] = readFreeText('queijo', index);
  expect(read!.others).toHaveLength(3);
});

test('a serving without grams is counted in half servings, and doubted where they do not fit', () => {
  const own = indexFoods([{ name: 'Torta da vó', serving: '3 fatias', servingGrams: null }]);
  expect(readFreeText('1 fatia de torta da vó', own)).toMatchObject([
    { quantity: 0.5, grams: null, isSure: false },
  ]);
});
