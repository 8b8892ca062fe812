import { text } from '@leveza/contract/text.ts';
import { clockMoment } from '@leveza/contract/time.ts';
import { z } from '@leveza/contract/zod.ts';
import { TIMES_OF_DAY, TIME_OF_DAY_LABEL } from '@leveza/domain/usage/time-of-day.ts';
import { inventoryItems } from '../inventory/table.ts';
import { useDraws, uses } from './table.ts';

export const portableUses = {
  table: uses,
  name: 'uses',
  title: 'Usos',
  columns: {
    itemId: { label: 'Item', to: inventoryItems },
    quantity: { label: 'Quantidade', is: z.number().positive().max(10_000) },
    timeOfDay: { label: 'Período', is: z.enum(TIMES_OF_DAY), words: TIME_OF_DAY_LABEL },
    notes: { label: 'Observação', is: text(500) },
    usedAt: { label: 'Quando' },
    usedClock: { label: 'Quando, no relógio do paciente', is: clockMoment },
    createdAt: { label: 'Registrado em' },
    deletedAt: { label: 'Excluído em' },
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
