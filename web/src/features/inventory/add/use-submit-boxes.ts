import { createProduct } from '@leveza/contract/catalog/catalog.ts';
import {
  addItem,
  deleteItem,
  type InventoryInput,
  type InventoryItem,
} from '@leveza/contract/inventory/inventory.ts';
import { NO_PRODUCT } from '@leveza/contract/inventory/fields.ts';
import { type Confirmed, Problem } from '@leveza/contract/problem.ts';
import type { z } from '@leveza/contract/zod.ts';
import { type ItemKind, kindOf } from '@leveza/domain/catalog/classify.ts';
import { unitLabel } from '@leveza/domain/catalog/units.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import type { KeepsKeys } from '../../../lib/form-keys.ts';
import { formatNumber } from '../../../lib/format.ts';
import { inTurn, turnOf } from '../../../lib/unsent.ts';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { useMakePlan } from './use-make-plan.ts';
import { mainCategoryOf } from '../../catalog/shared/categories.ts';
import type { Filled } from './add-values.ts';
import { inputByHand, inputFromFind } from '../../catalog/shared/product-input.ts';
import type { Start } from './start.ts';

interface Sending {
  /** The flags of the questions answered so far. */
  confirmed: Confirmed;
  /** Hears of the product that had to be made first. */
  onMade: (productId: string) => void;
  /** Hears that the boxes are on the shelf: from here on the form must not be sent again. */
  onStored: () => void;
}

/** Puts the boxes on the shelf, making the product first where there is none yet. */
export function useSubmitBoxes(kind: ItemKind, draft: KeepsKeys) {
  const make = useCommand(createProduct, { draft });
  const add = useCommand(addItem, { draft });
  const remove = useKeptCommand(deleteItem);

  const plan = useMakePlan(kind);

  const takeBack = async (items: InventoryItem[], planId: string | null) => {
    const boxes = items.map(({ id }) => turnOf(deleteItem, { params: { id } }, remove.mutateAsync));
    await inTurn([...(planId ? [plan.takingBack(planId)] : []), ...boxes]);
    return undefined;
  };

  const makeProduct = async (filled: Filled, { found, ean }: Start): Promise<string> => {
    const edit = { ...filled, subCategory: filled.category };
    const body = found ? { ...inputFromFind(found, kind), ...pick(edit) } : inputByHand(edit, kind, ean);
    try {
      return (await make.mutateAsync({ body })).data.id;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new Problem(error.code, { message: `${NO_PRODUCT} ${error.message}`, cause: error });
    }
  };

  return async (
    filled: Filled,
    start: Start,
    { confirmed, onMade, onStored }: Sending,
  ): Promise<ChangeMessage> => {
    const productId = start.productId ?? (await makeProduct(filled, start));
    if (productId !== start.productId) onMade(productId);
    const { items } = await add.mutateAsync({
      body: { ...inventoryInput(filled, productId, kind), ...confirmed },
    });
    onStored();
    const planned = await plan.make(filled, { ...start, productId });
    return {
      title: `No estoque${planned?.title ?? ''}: ${filled.name}`,
      detail: [planned?.words, detailOf(filled, items, kind)].filter(Boolean).join(' '),
      // A plan that was wanted and not made.
      ...(planned?.id === null && { isWhole: true }),
      undo: () => takeBack(items, planned?.id ?? null),
    };
  };
}

const pick = ({ name, brand, dosage, boxQuantity, category }: Filled) => ({
  name,
  brand,
  dosage,
  boxQuantity,
  subCategory: category,
});

/** The body for the boxes: full, closed, under the names of the form. */
function inventoryInput(filled: Filled, productId: string, kind: ItemKind): z.input<typeof InventoryInput> {
  const { name, brand, dosage, category, purchasePrice, moment: _, hours: __, ...box } = filled;
  return {
    ...box,
    productId,
    customName: name,
    customBrand: brand,
    customMainCategory: category && mainCategoryOf(kind, category),
    customSubCategory: category,
    customDosage: dosage,
    customForm: box.unitType.toUpperCase(),
    currentQuantity: box.boxQuantity,
    // Money travels as text.
    purchasePrice: purchasePrice?.toFixed(2) ?? null,
  };
}

const SCREEN: Record<ItemKind, string> = { supplement: 'Suplementos', medication: 'Medicamentos' };

function detailOf({ boxes, boxQuantity, unitType }: Filled, items: InventoryItem[], kind: ItemKind): string {
  const size = `${formatNumber(boxQuantity)} ${unitLabel(unitType, kind, boxQuantity)}`;
  const stocked = boxes === 1 ? `1 caixa com ${size}.` : `${boxes} caixas com ${size} cada.`;
  const home = items[0] && kindOf(items[0]);
  // A box that belongs to the other screen by name or category is announced there, so that the patient does not search
  // here.
  return home && home !== kind ? `${stocked} Você encontra em ${SCREEN[home]}.` : stocked;
}
