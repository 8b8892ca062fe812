export interface MealSlot {
  name: string;
  /** 'HH:MM' */
  time: string;
}

/** The meals of a day, as the specification names them, until the patient has others. */
export const DEFAULT_SLOTS: readonly MealSlot[] = [
  { name: 'Café da Manhã', time: '08:00' },
  { name: 'Lanche da Manhã', time: '10:30' },
  { name: 'Almoço', time: '12:30' },
  { name: 'Lanche da Tarde', time: '15:30' },
  { name: 'Jantar', time: '19:00' },
];

export const MOST_SLOTS = 10;
