import { expect, test } from 'vitest';
import { takenMessage, type TakenDose } from './taken-message.ts';

const dose = { planId: 'p', plannedAt: null, name: 'Glifage', productId: 'x' };
const taken = (change: Partial<TakenDose>): TakenDose => ({
  dose,
  recordId: 'r',
  stock: { inventoryId: 'b', remaining: 29 },
  missing: 0,
  wasOpened: false,
  ...change,
});

test.each([
  [[taken({})], 'Restam 29.'],
  [[taken({ wasOpened: true })], 'A caixa foi aberta. Restam 29.'],
  [
    [taken({ stock: { inventoryId: 'b', remaining: 0 }, missing: 1 })],
    'Não resta nada. Não havia o bastante: 1 da dose não saiu de uma caixa.',
  ],
  [[taken({ stock: { inventoryId: 'b', remaining: 1 } })], 'Resta 1.'],
  [[taken({ stock: { inventoryId: 'b', remaining: 1.5 } })], 'Resta 1,5.'],
  [
    [taken({ stock: { inventoryId: 'b', remaining: 0 }, missing: 2 })],
    'Não resta nada. Não havia o bastante: 2 da dose não saíram de uma caixa.',
  ],
  [[taken({ stock: null, missing: 2 })], 'Sem estoque: nada foi descontado de uma caixa.'],
  [
    [taken({ dose: { ...dose, isFromElsewhere: true }, stock: null, missing: 1 })],
    'Nada foi descontado da caixa vencida.',
  ],
  [[taken({}), taken({})], undefined],
  [[taken({}), taken({ stock: null, missing: 1 })], 'Sem estoque: nada foi descontado de uma caixa.'],
])('what the boxes gave is told: %#', (doses, detail) => {
  expect(takenMessage(doses).detail).toBe(detail);
});
