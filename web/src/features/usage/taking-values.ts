import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { PROBLEMS } from '@leveza/contract/problem.ts';
import { UseInput } from '@leveza/contract/usage.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { move } from '@leveza/domain/inventory/stock.ts';
import { isAllowedQuantity, limitsText } from '@leveza/domain/usage/limits.ts';
import { z } from 'zod';
import { forDraft } from '../../ui/form/draft.ts';
import { momentSchema } from '../../ui/form/moment-schema.ts';

export interface Box {
  item: InventoryItem;
  kind: ItemKind;
  name: string;
}

const { quantityUsed, notes } = UseInput.shape;

/** A dose from this box: only the screen knows the patient's clock, and only the box what it can give. */
export function takingSchema({ unitType, currentQuantity }: InventoryItem, kind: ItemKind, zone: string) {
  const limits = limitsText({ kind, unitType });
  return forDraft(
    z.object({
      quantityUsed: z
        .number(limits)
        .refine((quantity) => isAllowedQuantity({ kind, unitType }, quantity), { error: limits, abort: true })
        .refine((quantity) => move(currentQuantity, -quantity).ok, PROBLEMS['insufficient-stock'].message)
        .pipe(forDraft(quantityUsed)),
      moment: momentSchema(zone, { isNew: true }),
      notes,
    }),
  );
}

export type Taking = z.output<ReturnType<typeof takingSchema>>;
