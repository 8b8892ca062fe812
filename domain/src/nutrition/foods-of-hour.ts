/** Codes of shipped foods that are eaten at an hour of the day. The choice is ours: everyday food in Brazil, protein first. */
const MORNING = [
  'mem-ovo-mexido',
  'mem-iogurte-grego-natural',
  'taco-052',
  'taco-226',
  'mem-leite-desnatado',
  'taco-182',
  'mem-cottage',
  'taco-007',
] as const;
const MAIN_MEAL = [
  'taco-410',
  'taco-561',
  'taco-001',
  'mem-tilapia-grelhada',
  'taco-326',
  'taco-100',
  'taco-109',
  'taco-161',
] as const;
const SNACK = [
  'taco-449',
  'taco-182',
  'taco-462',
  'taco-488',
  'taco-222',
  'taco-589',
  'mem-pao-integral-light',
  'mem-bebida-proteica',
] as const;

/** The hour each list begins at, by the clock of the patient. */
const FROM: readonly (readonly [time: string, foods: readonly string[]])[] = [
  ['00:00', SNACK],
  ['04:00', MORNING],
  ['09:45', SNACK],
  ['11:15', MAIN_MEAL],
  ['14:30', SNACK],
  ['17:45', MAIN_MEAL],
  ['22:00', SNACK],
];

/** Foods to offer first to a patient who has recorded none at 'HH:MM'. */
export function foodsOfHour(time: string): readonly string[] {
  return FROM.findLast(([from]) => from <= time)![1];
}
