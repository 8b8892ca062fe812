import { dayFromToday } from '../../day.ts';
import { openBox, someProduct } from '../../shelf.ts';
import { EXAMPLES } from '../examples.ts';
import { now, today, type Telling } from './telling.ts';

/** Longer ago than a medicine counts as taken lately. */
const MONTHS_AGO = () => `${dayFromToday(-90)}T12:00:00Z`;

export const REPORTS: Telling[] = [
  {
    what: 'a box bought today',
    name: 'addItem',
    example: async (owner) => ({
      body: {
        productId: await someProduct(owner),
        boxQuantity: 10,
        purchaseDate: today(),
        purchasePrice: '12,30',
      },
    }),
  },
  {
    what: 'the last tablet of a medicine',
    name: 'registerUse',
    example: async (owner) => {
      const { id: inventoryId } = await openBox(owner, 1, { customName: 'Remédio da gaveta' });
      return { body: { inventoryId, usedAt: now(), confirmOften: true } };
    },
  },
  {
    what: 'the last tablet of a medicine, written down months later',
    name: 'registerUse',
    example: async (owner) => {
      const { id: inventoryId } = await openBox(owner, 1, { customName: 'Remédio antigo' });
      return { body: { inventoryId, usedAt: MONTHS_AGO(), confirmOften: true } };
    },
  },
  {
    what: 'a tablet of a GLP-1',
    name: 'registerUse',
    example: async (owner) => {
      const { id: inventoryId } = await openBox(owner, 2, { customName: 'Rybelsus 3 mg' });
      return { body: { inventoryId, usedAt: now(), confirmOften: true } };
    },
  },
  {
    what: 'the next consultation with something to ask',
    name: 'addAppointment',
    example: async () => ({
      body: { title: 'Retorno', kind: 'retorno', date: dayFromToday(1), questions: ['E a dose?'] },
    }),
  },
  // Reports count meals and water of days that are over, and exams of their days.
  {
    what: 'a meal of yesterday',
    name: 'addMeal',
    example: async () => ({
      body: {
        day: dayFromToday(-1),
        name: 'Ceia',
        time: '21:30',
        foods: [{ foodId: 'taco-488', grams: 75 }],
      },
    }),
  },
  {
    what: 'water of yesterday',
    name: 'addWater',
    example: async () => ({ body: { day: dayFromToday(-1), ml: 310 } }),
  },
  {
    what: 'an exam of this week',
    name: 'addExam',
    example: async () => ({
      body: {
        examType: 'Hemograma',
        examDate: dayFromToday(-3),
        laboratory: 'Central',
        results: [
          { key: 'hba1c', parameter: 'HbA1c', value: '6,4', unit: '%', referenceRange: 'Inferior a 5,7' },
        ],
        confirmDuplicate: true,
      },
    }),
  },
  { what: 'a meal of today', name: 'addMeal', example: EXAMPLES.addMeal },
  { what: 'tea of today', name: 'addWater', example: EXAMPLES.addWater },
  { what: 'an older exam', name: 'addExam', example: EXAMPLES.addExam },
];
