import { dayFromToday } from '../../day.ts';
import { openBox, someProduct } from '../../shelf.ts';
import { now, today, type Telling } from './telling.ts';

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
    what: 'the next consultation with something to ask',
    name: 'addAppointment',
    example: async () => ({
      body: { title: 'Retorno', kind: 'retorno', date: dayFromToday(1), questions: ['E a dose?'] },
    }),
  },
];
