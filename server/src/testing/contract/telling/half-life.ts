import { OZEMPIC_1 } from '../../pens.ts';
import { hoursAgo, type Telling } from './telling.ts';

const FORMULA = 'Fórmula da farmácia';

/** Before the doses of SWITCHES, which are then the newest: a product in no catalogue, and the half-life of it. */
export const HALF_LIFE: Telling[] = [
  {
    what: 'a medicine in no catalogue',
    name: 'recordPastApplications',
    example: async () => ({
      body: {
        medicationName: FORMULA,
        entries: [{ datetime: hoursAgo(0.015), doseMg: 1 }],
        confirmDose: true,
        confirmSwitch: true,
        confirmEarly: true,
      },
    }),
  },
  {
    what: 'a pen with the half-life of the medicine in use',
    name: 'addPen',
    example: async () => ({
      body: {
        medicationName: FORMULA,
        activeIngredient: 'Peptídeo',
        manufacturer: 'Farmácia do bairro',
        purchaseDate: '2026-01-10',
        isFree: true,
        totalVolume: 3,
        concentrationMgMl: 2,
        halfLifeHours: 144,
      },
    }),
  },
  { what: 'a known pen', name: 'addPen', example: async () => ({ body: { ...OZEMPIC_1 } }) },
];
