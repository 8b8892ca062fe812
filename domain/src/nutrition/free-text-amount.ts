/** An amount as it is written: how many, and of what measure. */
export interface WrittenAmount {
  readonly count: number | null;
  readonly measure: string | null;
  /** The words that are left: the food. */
  readonly rest: string;
}

const NUMBERS: Readonly<Record<string, number>> = {
  'meia duzia': 6,
  'uma duzia': 12,
  'um par': 2,
  'um pouco': 0.5,
  'um pouquinho': 0.5,
  'um quarto': 0.25,
  'tres quartos': 0.75,
  'um terco': 1 / 3,
  metade: 0.5,
  meio: 0.5,
  meia: 0.5,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  quinze: 15,
  vinte: 20,
};

/** Measures with the ways they are written. The longer come first: 'colher de chá' is no 'colher'. */
const MEASURES: readonly (readonly [string, RegExp])[] = [
  ['colher de sopa', /^(?:colher(?:es)?|col)\.? (?:\(?de )?sopa\)?/],
  ['colher de chá', /^(?:colher(?:es)?|col)\.? (?:\(?de )?cha\)?/],
  ['colher de sobremesa', /^(?:colher(?:es)?|col)\.? (?:\(?de )?sobremesa\)?/],
  ['colher de café', /^(?:colher(?:es)?|col)\.? (?:\(?de )?cafe(?:zinho)?\)?(?! com)/],
  ['colher de sopa', /^(?:colher(?:es)?|colherad[ao]s?)/],
  ['g', /^(?:gramas?|grs?|g)\b/],
  ['kg', /^(?:quilos?|kg)\b/],
  ['ml', /^(?:mililitros?|ml)\b/],
  ['l', /^(?:litros?|l)\b/],
  ['prato de sobremesa', /^pratos? de sobremesa/],
  ['unidade', /^(?:unidades?|unids?|und?s?)\b\.?/],
  ['xícara', /^(?:xicaras?|xic)\b(?: de cha(?= de))?/],
  ['copo', /^(?:copos?|copinhos?)(?: americanos?)?/],
  ['quadradinho', /^(?:quadradinhos?|quadrados?)/],
  ['pote', /^(?:potes?|potinhos?)/],
  ['scoop', /^(?:scoops?|doses?|medidas?)/],
  ['porção', /^(?:porcao|porcoes)/],
  ['pedaço', /^(?:pedacos?|pedacinhos?)/],
  ['filé', /^(?:files?|filezinhos?)(?! mignon)/],
  ['bife', /^bifes?(?! a )/],
  ['caixinha', /^(?:caixinhas?|caixas?)/],
  ['lata', /^(?:latas?|latinhas?)/],
  ['fatia', /^(?:fatias?|rodelas?|fatiazinhas?)/],
  ['garrafa', /^(?:garrafas?|garrafinhas?)/],
  ['concha', /^conchas?/],
  ['punhado', /^(?:punhados?|mao cheia)/],
  ['pegador', /^pegador(?:es)?/],
  ['tigela', /^(?:tigelas?|cumbucas?|tacas?)/],
  ['caneca', /^canecas?/],
  ['prato', /^(?:pratos?|pratinhos?)/],
  ['pacote', /^(?:pacotes?|pacotinhos?)/],
  ['posta', /^postas?/],
  ['gomo', /^gomos?/],
  ['dente', /^dentes?/],
  ['folha', /^folhas?/],
  ['espiga', /^espigas?/],
  ['espeto', /^espetos?/],
  ['frasco', /^frascos?/],
  ['cacho', /^cachos?/],
  ['fio', /^fios?(?= de)/],
];

const FIGURE = String.raw`\d+(?:[.,]\d+)?(?:\s?/\s?\d+)?`;
const WORD = Object.keys(NUMBERS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const HALF_MORE = String.raw`(?:\s+e\s+(?:meia|meio|1\s?/\s?2))?`;
// 'Uma xícara e meia de café' tells the half behind the measure.
const HALF_MEASURE = /^ e (?:mei[ao]|1\s?\/\s?2)(?= d[eao]\b)/;
const LEADING = new RegExp(String.raw`^(${FIGURE}(?: ${FIGURE})?|(?:${WORD})\b)(${HALF_MORE})\s*(?:x\s+)?`);
const TRAILING = new RegExp(String.raw`[\s(]+(?:x\s*|[:-]\s*)?(${FIGURE})\s*(\p{Letter}*)\)?$`, 'u');
const SIZES =
  /(?:^|\s)(?:bem |muito )?(?:pequen[oa]s?|medi[oa]s?|grandes?|chei[oa]s?|ras[oa]s?|caprichad[oa]s?|generos[oa]s?)(?=\s|\)|$)/g;

// '1.000 ml' is a litre: no food is weighed to the thousandth of a gram. '1.500 kg' stays one and a half.
const THOUSANDS = /\b(\d{1,3})\.(\d{3})(?=\s*(?:g|grs?|gramas?|ml|mililitros?)\b)/g;

/** Reads the amount before or behind a food; the text has no accents and no capitals (`searchText`). */
export function readAmount(text: string): WrittenAmount {
  const sizeless = text.replaceAll(THOUSANDS, '$1$2').replaceAll(SIZES, '').trim();
  // 'Uma banana e meia' tells the half behind the food.
  const plain = sizeless.replace(/ e mei[ao]$/, '');
  const half = plain === sizeless ? 0 : 0.5;
  const leading = LEADING.exec(plain);
  if (leading) {
    const count = numberOf(leading[1]!) + (leading[2] ? 0.5 : half);
    return readMeasure(plain.slice(leading[0].length), count);
  }
  const trailing = TRAILING.exec(plain);
  if (trailing && trailing.index > 0) {
    const measure = trailing[2] ? measureAt(trailing[2]) : null;
    if (measure || !trailing[2])
      return {
        count: numberOf(trailing[1]!),
        measure: measure?.name ?? null,
        rest: plain.slice(0, trailing.index).trim(),
      };
  }
  return readMeasure(plain, null);
}

function readMeasure(text: string, count: number | null): WrittenAmount {
  const afterOf = text.replace(/^(?:de|da|do)\s+(?:uma?\s+)?/, '');
  const measure = measureAt(afterOf);
  // 'Filé de frango' is a food, 'um filé de frango' one fillet of it.
  if (!measure || (count === null && !/\sd[eao]s?\s/.test(afterOf.slice(measure.length))))
    return { count, measure: null, rest: afterOf.trim() };
  const behind = afterOf.slice(measure.length).replace(SIZES, '');
  const food = behind.replace(HALF_MEASURE, '');
  const rest = food.trim().replace(/^(?:de|da|do|das|dos)\s+/, '');
  // 'Duas fatias' alone names no food: the measure may be the food's own word ('2 bifes').
  return rest === ''
    ? { count, measure: null, rest: afterOf.trim() }
    : { count: food === behind ? count : (count ?? 1) + 0.5, measure: measure.name, rest };
}

function measureAt(text: string): { name: string; length: number } | null {
  for (const [name, written] of MEASURES) {
    const found = written.exec(text);
    if (found && /^(?:\s|$|\))/.test(text.slice(found[0].length))) return { name, length: found[0].length };
  }
  return null;
}

function numberOf(written: string): number {
  const word = NUMBERS[written];
  if (word !== undefined) return word;
  const parts = written.split(/(?<=\d)\s+(?=\d)/).map((part) => {
    const [above = '', below] = part.split('/');
    return Number(above.trim().replace(',', '.')) / (below ? Number(below.trim()) || 1 : 1);
  });
  return parts.reduce((sum, part) => sum + part, 0);
}

/** The measure of a food's own serving, written '4 colheres de sopa (100 g)'. */
export function readServing(plainServing: string): { count: number; measure: string | null } {
  const leading = LEADING.exec(plainServing);
  const words = plainServing.slice(leading?.[0].length ?? 0);
  return { count: leading ? numberOf(leading[1]!) : 1, measure: measureAt(words)?.name ?? null };
}
