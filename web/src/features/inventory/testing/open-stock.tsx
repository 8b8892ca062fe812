import { OPENS_NOW } from '@leveza/contract/inventory/fields.ts';
import {
  changeItem,
  deleteItem,
  type InventoryItem,
  listInventory,
  listMovements,
  type Movement,
  recordMovement,
  restoreItem,
} from '@leveza/contract/inventory/inventory.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { listPlans, type Plan } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { ANA } from '../../../testing/patient.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { answer } from '../../../testing/server.ts';
import { toastQueue } from '../../../ui/toast.ts';
import type { TakeSlot } from '../shared/take-slot.ts';
import type { TakenText } from '../shared/taken-text.ts';
import { useBoxToTakeFrom } from '../shared/use-box-to-take-from.ts';
import { WithBox } from '../shared/WithBox.tsx';
import { StockPage } from '../StockPage.tsx';

/** A server with these boxes on the shelf; `bodies` are the changes it was sent, as they were sent. */
export function serve(items: InventoryItem[], plans: Plan[] = []) {
  const shelf = {
    items,
    deleted: [] as InventoryItem[],
    movements: [] as Movement[],
    bodies: [] as unknown[],
  };
  const found = (id: string) => shelf.items.find((item) => item.id === id);
  const replace = (item: InventoryItem) => {
    shelf.items = shelf.items.map((other) => (other.id === item.id ? item : other));
    return { data: item };
  };
  answer(readMe, () => ({ data: ANA }));
  answer(listPlans, () => ({ data: plans }));
  answer(listInventory, ({ query: { page, limit } }) => ({
    data: shelf.items.slice((page - 1) * limit, page * limit),
    pagination: paginationOf({ page, limit }, shelf.items.length),
  }));
  answer(listMovements, ({ query }) => ({
    data: shelf.movements.slice((query.page - 1) * query.limit, query.page * query.limit),
    quantity: 0,
    pagination: paginationOf(query, shelf.movements.length),
  }));
  answer(changeItem, async ({ params, body }, request) => {
    shelf.bodies.push(await request.json());
    const item = found(params.id);
    if (!item) return new Problem('not-found');
    const { openedDate, confirmSecondOpen, reason: _, purchasePrice, ...rest } = body;
    const isOtherOpen = shelf.items.some(
      (other) => other.id !== item.id && other.productId === item.productId && other.openedDate,
    );
    if (openedDate && isOtherOpen && !confirmSecondOpen) return new Problem('second-box-open');
    return replace({
      ...item,
      ...(rest as Partial<InventoryItem>),
      ...(purchasePrice !== undefined && { purchasePrice: purchasePrice?.toFixed(2) ?? null }),
      ...(openedDate !== undefined && { openedDate: openedDate && openingOf(openedDate) }),
    });
  });
  answer(recordMovement, async ({ params, body }, request) => {
    shelf.bodies.push(await request.json());
    const item = found(params.id)!;
    if (body.quantity > item.currentQuantity) return new Problem('insufficient-stock');
    return replace({ ...item, currentQuantity: item.currentQuantity - body.quantity });
  });
  answer(deleteItem, ({ params }) => {
    const item = found(params.id)!;
    shelf.items = shelf.items.filter((other) => other !== item);
    shelf.deleted.push(item);
    return { data: item };
  });
  answer(restoreItem, ({ params }) => {
    const item = shelf.deleted.find(({ id }) => id === params.id)!;
    shelf.items = [...shelf.items, item];
    return { data: item };
  });
  return shelf;
}

const openingOf = (written: string) => (written === OPENS_NOW ? new Date() : new Date(written)).toISOString();

/** The screen of one kind, with words in place of the parts of others. */
export function openStock(
  kind: ItemKind = 'supplement',
  search = '',
  take: TakeSlot = askToTake,
  takenText: TakenText = () => null,
) {
  toastQueue.clear();
  return openPage(
    kind === 'medication' ? '/medication-store' : '/supplement-store',
    search,
    <StockPage
      kind={kind}
      take={take}
      takenText={takenText}
      dialogs={
        <>
          <p>Diálogo de adicionar</p>
          <Taking kind={kind} />
        </>
      }
    />,
  );
}

const askToTake: TakeSlot = ({ name, kind: of, isLead, onAsk }) => (
  <button type="button" onClick={() => onAsk('use')}>
    {isLead ? 'Tomar agora' : `${of === 'medication' ? 'Tomar Medicamento' : 'Tomar'}: ${name}`}
  </button>
);

function Taking({ kind }: { kind: ItemKind }) {
  const { boxId } = useBoxToTakeFrom(kind);
  return boxId && <WithBox id={boxId}>{(item) => <p>{`Tomando ${item.product.name} (${kind})`}</p>}</WithBox>;
}
