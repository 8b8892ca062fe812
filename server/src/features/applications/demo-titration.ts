import type { Zone } from '@leveza/domain/rotation/zones.ts';

interface DemoPen {
  catalogId: 'ozempic-025-05' | 'ozempic-1';
  /** Days ago. */
  bought: number;
  price: number;
  lot: string;
  place: string;
  /** The weeks of treatment it was used in, and the dose. */
  weeks: readonly { week: number; doseMg: number }[];
  currentDoseMg: number;
}

const weeksAt = (doseMg: number, weeks: readonly number[]) => weeks.map((week) => ({ week, doseMg }));

/** Seventeen weeks after the first dose; one of them was skipped. */
export const DEMO_START_DAYS_AGO = 117;
export const SKIPPED_WEEK = 12;

export const DEMO_PENS: readonly DemoPen[] = [
  {
    catalogId: 'ozempic-025-05',
    bought: 118,
    price: 899.9,
    lot: 'PP5H214',
    place: 'Drogaria São Paulo',
    weeks: [...weeksAt(0.25, [0, 1, 2, 3]), ...weeksAt(0.5, [4, 5])],
    currentDoseMg: 0.5,
  },
  {
    catalogId: 'ozempic-025-05',
    bought: 80,
    price: 912.5,
    lot: 'PP5J077',
    place: 'Droga Raia',
    weeks: weeksAt(0.5, [6, 7, 8, 9]),
    currentDoseMg: 0.5,
  },
  {
    catalogId: 'ozempic-1',
    bought: 49,
    price: 1043,
    lot: 'PP6A318',
    place: 'Droga Raia',
    weeks: weeksAt(1, [10, 11, 13, 14]),
    currentDoseMg: 1,
  },
  {
    catalogId: 'ozempic-1',
    bought: 20,
    price: 1021.4,
    lot: 'PP6C102',
    place: 'Pague Menos',
    weeks: weeksAt(1, [15, 16]),
    currentDoseMg: 1,
  },
  {
    catalogId: 'ozempic-1',
    bought: 6,
    price: 998.9,
    lot: 'PP6D455',
    place: 'Pague Menos',
    weeks: [],
    currentDoseMg: 1,
  },
];

const WALK: readonly Zone[] = [
  'abdomen-left-upper',
  'thigh-right-upper',
  'abdomen-right-lower',
  'thigh-left-upper',
  'abdomen-left-lower',
  'arm-right-upper',
  'abdomen-right-upper',
];

export const zoneOfWeek = (week: number): Zone => WALK[week % WALK.length]!;

export const REACTION_OF_WEEK: Readonly<Record<number, string>> = {
  4: 'Vermelhidão leve por um dia',
  10: 'Coceira no local',
};

export const NOTE_OF_WEEK: Readonly<Record<number, string>> = {
  0: 'Primeira aplicação, com a enfermeira',
  10: 'Comecei a dose de 1 mg',
};
