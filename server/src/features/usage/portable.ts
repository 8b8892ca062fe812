import { text } from '@leveza/contract/text.ts';
import { clockMoment } from '@leveza/contract/time.ts';
import { z } from '@leveza/contract/zod.ts';
import { UNIT_TYPES, unitLabel } from '@leveza/domain/catalog/units.ts';
import { TIMES_OF_DAY, TIME_OF_DAY_LABEL } from '@leveza/domain/usage/time-of-day.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';
import { useDraws, uses } from './table.ts';

const unitWords = Object.fromEntries(UNIT_TYPES.map((unit) => [unit, unitLabel(unit, 'medication')]));

export const portableUses = {
  table: uses,
  name: 'uses',
  title: 'Usos',
  columns: {
    itemId: { label: 'Item', to: inventoryItems },
    productId: { label: 'Produto, se de fora do estoque', to: products },
    unitType: { label: 'Unidade, se de fora do estoque', is: z.enum(UNIT_TYPES), words: unitWords },
    quantity: { label: 'Quantidade', is: z.number().positive().max(10_000) },
    timeOfDay: { label: 'Período', is: z.enum(TIMES_OF_DAY), words: TIME_OF_DAY_LABEL },
    notes: { label: 'Observação', is: text(500) },
    usedAt: { label: 'Quando', isRecorded: true },
    usedClock: { label: 'Quando, no relógio do paciente', is: clockMoment, isRecorded: true },
    createdAt: { label: 'Registrado em' },
    deletedAt: { label: 'Excluído em', isRecorded: true },
  },
  misfit: ({ itemId, productId, unitType }: Partial<typeof uses.$inferSelect>): string | null => {
    if (itemId) return productId || unitType ? 'diz a caixa e também um produto de fora do estoque.' : null;
    if (!productId) return 'não diz de qual caixa nem de qual produto foi.';
    return unitType ? null : 'não diz a unidade do produto.';
  },
};

export const portableUseDraws = {
  table: useDraws,
  name: 'useDraws',
  title: 'Usos de mais de uma caixa',
  columns: {
    useId: { label: 'Uso', to: uses },
    itemId: { label: 'Item', to: inventoryItems },
    quantity: { label: 'Quantidade', is: z.number().positive().max(10_000) },
    createdAt: { label: 'Registrado em' },
  },
};
