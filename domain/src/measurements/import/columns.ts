import { searchText } from '../../catalog/search-text.ts';
import type { WeightUnit } from '../../profile/units.ts';

export interface Columns {
  date: number;
  /** Null when the day stands alone or carries its time. */
  time: number | null;
  weight: number;
  unit: WeightUnit;
}

const named = (list: string) => new Set(list.split(', '));

const DATE = named(
  'data, dia, data e hora, data hora, data da medicao, data da medida, data da pesagem, data do registro, ' +
    'data de inicio, date, day, datetime, date time, date and time, timestamp, start date, startdate, start time, ' +
    'measurement date, date of measurement, time of measurement, measured at',
);
const TIME = named('hora, horario, time, hour, hora da medicao, hora da pesagem');
const WEIGHT = named(
  'peso, peso corporal, peso atual, peso medido, massa, massa corporal, ' +
    'weight, body weight, bodyweight, body mass, current weight',
);
const POUNDS = named('lb, lbs, libra, libras, pound, pounds');
const KILOS = named('kg, kgs, quilo, quilos, kilo, kilos, quilograma, quilogramas');

/** Which columns hold the day, the time and the weight; null when a day or a weight is not among them. */
export function recogniseColumns(header: readonly string[]): Columns | null {
  const names = header.map(nameOf);
  const indexOf = (known: ReadonlySet<string>) => names.findIndex(({ name }) => known.has(name));
  const time = indexOf(TIME);
  // Some scales call the whole instant 'Time'; an 'Hora' without a day says too little.
  const date = indexOf(DATE) >= 0 ? indexOf(DATE) : names.findIndex(({ name }) => name === 'time');
  const weights = names.flatMap(({ name, unit }, index) => (WEIGHT.has(name) ? [{ unit, index }] : []));
  const weight = weights.find(({ unit }) => unit === 'kg') ?? weights[0];
  if (date < 0 || !weight) return null;
  return {
    date,
    time: time < 0 || time === date ? null : time,
    weight: weight.index,
    unit: weight.unit ?? 'kg',
  };
}

/** 'Weight (lb)' is 'weight' in lb; 'Peso meta (kg)' stays another name than 'peso'. */
function nameOf(text: string): { name: string; unit: WeightUnit | null } {
  const words = searchText(text).match(/[a-z]+/g) ?? [];
  const isPounds = words.some((word) => POUNDS.has(word));
  const isKilos = words.some((word) => KILOS.has(word));
  const rest = words.filter(
    (word, index) => !isUnit(word) && !(word === 'em' && isUnit(words[index + 1] ?? '')),
  );
  return { name: rest.join(' '), unit: isPounds ? 'lb' : isKilos ? 'kg' : null };
}

function isUnit(word: string): boolean {
  return POUNDS.has(word) || KILOS.has(word);
}
