import { UseElsewhereInput } from '@leveza/contract/usage.ts';
import { isAllowedQuantity, limitsText } from '@leveza/domain/usage/limits.ts';
import { z } from 'zod';
import { forDraft } from '../../../ui/form/draft.ts';
import { momentSchema } from '../../../ui/form/moment-schema.ts';

const { productId, name, unitType, quantityUsed, notes } = UseElsewhereInput.shape;

/** A dose that no box gave: the same limits as out of a box of that kind and unit. */
export const elsewhereSchema = (zone: string) =>
  forDraft(
    z
      .object({
        productId,
        name: z.string('Diga o nome do remédio.').pipe(name),
        /** Of the chosen product; a name that is only typed is a medicine's. */
        kind: z.enum(['medication', 'supplement']),
        unitType,
        quantityUsed: z.number('Informe um número.').pipe(forDraft(quantityUsed)),
        moment: momentSchema(zone, { isNew: true }),
        notes,
      })
      .superRefine((taken, context) => {
        if (isAllowedQuantity(taken, taken.quantityUsed)) return;
        context.addIssue({ code: 'custom', path: ['quantityUsed'], message: limitsText(taken) });
      }),
    'kind',
    'unitType',
  );

export type ElsewhereValues = z.input<ReturnType<typeof elsewhereSchema>>;

/** Nothing said yet but the moment, where that was asked before. */
export const emptyValues = (moment: string | null): ElsewhereValues => ({
  productId: null,
  name: null,
  kind: 'medication',
  unitType: 'tablets',
  quantityUsed: 1,
  moment,
  notes: null,
});
