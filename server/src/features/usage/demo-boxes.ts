import type { TimeOfDay } from '@leveza/domain/usage/time-of-day.ts';
import type { inventoryItems } from '../inventory/table.ts';

export interface DemoBox {
  code: string;
  unitType: (typeof inventoryItems.$inferInsert)['unitType'];
  boxQuantity: number;
  price: string;
  /** Days ago: bought, opened (null: still closed), and days until it expires. */
  bought: number;
  opened: number | null;
  expires: number;
  /** When it is taken every day, and how many days were forgotten. */
  taken?: { at: string; timeOfDay: TimeOfDay; forgets: number };
  more?: Partial<typeof inventoryItems.$inferInsert>;
}

const DAILY = { frequencyTimes: 1, frequencyPer: 'day' } as const;

/** One box of every state: open, closed, about to expire, empty, running out. */
export const DEMO_BOXES: DemoBox[] = [
  {
    code: 'sup-addera-d3-addera-d3-1-000-ui',
    unitType: 'tablets',
    boxQuantity: 90,
    price: '89.90',
    bought: 64,
    opened: 60,
    expires: 400,
    taken: { at: '08:10', timeOfDay: 'morning', forgets: 13 },
    more: {
      ...DAILY,
      customName: 'Vitamina D3',
      isFavorite: true,
      instructions: 'Junto com o café da manhã',
      store: 'Drogaria do bairro',
    },
  },
  {
    code: 'sup-vitafor-omega-3-epa-dha',
    unitType: 'capsules',
    boxQuantity: 60,
    price: '119.00',
    bought: 58,
    opened: 57,
    expires: 210,
    taken: { at: '12:40', timeOfDay: 'afternoon', forgets: 9 },
    more: { ...DAILY, customName: 'Ômega 3', instructions: 'Depois do almoço' },
  },
  {
    code: 'sup-vitafor-omega-3-epa-dha',
    unitType: 'capsules',
    boxQuantity: 60,
    price: '112.50',
    bought: 6,
    opened: null,
    expires: 520,
    more: { ...DAILY, customName: 'Ômega 3', instructions: 'Depois do almoço' },
  },
  {
    code: 'sup-max-titanium-creatina',
    unitType: 'doses',
    boxQuantity: 100,
    price: '97.00',
    bought: 33,
    opened: 30,
    expires: 600,
    taken: { at: '18:20', timeOfDay: 'evening', forgets: 4 },
    more: { ...DAILY, instructions: 'Com água, depois do treino' },
  },
  {
    code: 'sup-farmoquimica-probiatop',
    unitType: 'sachets',
    boxQuantity: 30,
    price: '104.30',
    bought: 31,
    opened: 31,
    expires: 300,
    taken: { at: '22:05', timeOfDay: 'evening', forgets: 99 },
    more: { ...DAILY, instructions: 'Antes de dormir' },
  },
  {
    code: 'med-glifage-xr-500-mg',
    unitType: 'tablets',
    boxQuantity: 30,
    price: '18.90',
    bought: 25,
    opened: 24,
    expires: 480,
    taken: { at: '19:30', timeOfDay: 'evening', forgets: 11 },
    more: {
      ...DAILY,
      instructions: 'Com o jantar',
      prescribedBy: 'Dra. Helena Prado',
      lowStockThreshold: 10,
    },
  },
  {
    code: 'med-losartana-50-mg',
    unitType: 'tablets',
    boxQuantity: 30,
    price: '9.80',
    bought: 12,
    opened: null,
    expires: 700,
    more: { ...DAILY, prescribedBy: 'Dra. Helena Prado' },
  },
  {
    code: 'med-novalgina-500-mg',
    unitType: 'tablets',
    boxQuantity: 30,
    price: '21.50',
    bought: 140,
    opened: 120,
    expires: 21,
    more: { instructions: 'Dor ou febre', storageLocation: 'Armário do banheiro' },
  },
];
