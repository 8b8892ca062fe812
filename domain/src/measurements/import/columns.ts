import { searchText } from '../../catalog/search-text.ts';
import type { WeightUnit } from '../../profile/units.ts';

export interface Columns {
  date: number;
  /** Null if the file has no column for the time. */
  time: number | null;
  weight: number;
  unit: WeightUnit;
  /** The column with each line's own unit. */
  unitColumn: number | null;
}

const named = (list: string) => new Set(list.split(', '));

const DATE = named(
  'data, dia, data e hora, data hora, data da medicao, data da medida, data da pesagem, data do registro, ' +
    'data de inicio, date, day, datetime, date time, date and time, timestamp, start date, startdate, start time, ' +
    'measurement date, date of measurement, time of measurement, measured at',
);
const TIME = named(
  'hora, horario, time, hour, time of day, hora da medicao, hora da medida, hora da pesagem, hora do registro, ' +
    'horario da medicao, horario da medida, horario da pesagem, horario do registro',
);
const WEIGHT = named(
  'peso, peso corporal, peso atual, peso medido, massa, massa corporal, ' +
    'weight, body weight, bodyweight, body mass, current weight',
);
const UNIT = named(
  'unidade, unidades, unidade de peso, unidade do peso, unidade de medida, unit, units, weight unit, weight units',
);
const POUNDS = named('lb, lbs, libra, libras, pound, pounds');
const KILOS = named('kg, kgs, quilo, quilos, kilo, kilos, quilograma, quilogramas');

const DATE_WORDS = named('data, date, datetime, timestamp, dia, day, quando, when');
const TIME_WORDS = named('hora, horas, horario, time, hour');
const WEIGHT_WORDS = named('peso, pesagem, massa, weight, bodyweight, mass');
/** Each makes another column of a name with the right word in it: 'Peso meta', 'Massa magra', 'Data de nascimento'. */
const OTHER_WORDS = named(
  'meta, alvo, objetivo, ideal, desejado, desejada, inicial, anterior, maximo, minimo, media, medio, tendencia, ' +
    'variacao, diferenca, perda, perdido, ganho, indice, imc, gordura, gorda, magra, magro, muscular, ossea, agua, ' +
    'visceral, livre, percentual, altura, unidade, ' +
    'goal, target, initial, starting, previous, max, min, average, mean, trend, change, difference, loss, lost, gain, ' +
    'index, bmi, fat, lean, muscle, bone, water, percent, percentage, height, unit, units, ' +
    'nascimento, semana, fim, final, criacao, modificacao, atualizacao, fuso, zona, ' +
    'birth, birthday, week, weekday, end, created, modified, updated, zone',
);

interface Name {
  name: string;
  words: string[];
  unit: WeightUnit | null;
}

/**
 * Which columns hold the day, the time and the weight; null when a day or a weight is not among them. By names that
 * are known as a whole or, when loose, by a word in them: 'Peso em jejum (kg)'.
 */
export function recogniseColumns(header: readonly string[], isLoose = false): Columns | null {
  const names = header.map(nameOf);
  const all = (kind: 'date' | 'weight') => {
    const exact = indexesWhere(names, (name) => kindOf(name) === kind);
    return exact.length > 0 || !isLoose ? exact : indexesWhere(names, (name) => looseKindOf(name) === kind);
  };
  // Some scales call the whole instant 'Time'; an 'Hora' without a day says too little.
  const date = all('date')[0] ?? indexesWhere(names, ({ name }) => name === 'time')[0];
  const weights = all('weight');
  const weight = weights.find((index) => names[index]!.unit === 'kg') ?? weights[0];
  if (date === undefined || weight === undefined) return null;
  return { date, weight, unit: names[weight]!.unit ?? 'kg', ...columnsBeside(header, date) };
}

/** Where the time and the unit of each line stand, given the column of its day. */
export function columnsBeside(header: readonly string[], date: number): Pick<Columns, 'time' | 'unitColumn'> {
  const names = header.map(nameOf);
  const first = (matches: (name: Name) => boolean) => indexesWhere(names, matches)[0] ?? null;
  const time = first((name) => kindOf(name) === 'time');
  return { time: time === date ? null : time, unitColumn: first(({ name }) => UNIT.has(name)) };
}

function indexesWhere(names: readonly Name[], matches: (name: Name) => boolean): number[] {
  return names.flatMap((name, index) => (matches(name) ? [index] : []));
}

/** The unit written in a cell; null if it is no unit of weight. */
export function readUnit(text: string): WeightUnit | null {
  const word = searchText(text).replace(/\.$/, '');
  return POUNDS.has(word) ? 'lb' : KILOS.has(word) ? 'kg' : null;
}

function kindOf({ name }: Name): 'date' | 'time' | 'weight' | null {
  if (DATE.has(name)) return 'date';
  if (TIME.has(name)) return 'time';
  return WEIGHT.has(name) ? 'weight' : null;
}

/** The first telling word decides: 'Data do peso' is a date, 'Peso do dia' a weight. */
function looseKindOf({ words, name, unit }: Name): 'date' | 'weight' | null {
  if (words.some((word) => OTHER_WORDS.has(word))) return null;
  for (const word of words) {
    if (DATE_WORDS.has(word)) return 'date';
    if (TIME_WORDS.has(word)) return words.some((other) => DATE_WORDS.has(other)) ? 'date' : null;
    if (WEIGHT_WORDS.has(word)) return 'weight';
  }
  return name === '' && unit ? 'weight' : null;
}

/** 'Weight (lb)' is 'weight' in lb; 'Peso meta (kg)' stays another name than 'peso'. */
function nameOf(text: string): Name {
  const words = searchText(text.replaceAll('%', ' percent ')).match(/[a-z]+/g) ?? [];
  const isPounds = words.some((word) => POUNDS.has(word));
  const isKilos = words.some((word) => KILOS.has(word));
  const rest = words.filter(
    (word, index) => !isUnit(word) && !(word === 'em' && isUnit(words[index + 1] ?? '')),
  );
  return { name: rest.join(' '), words: rest, unit: isPounds ? 'lb' : isKilos ? 'kg' : null };
}

function isUnit(word: string): boolean {
  return POUNDS.has(word) || KILOS.has(word);
}
