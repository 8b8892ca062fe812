import { createProduct, listProducts, type Product } from '@leveza/contract/catalog/catalog.ts';
import { kindOf } from '@leveza/domain/catalog/classify.ts';
import { readSearchOptions } from '@leveza/contract/catalog/search.ts';
import {
  addItem,
  deleteItem,
  type InventoryInput,
  type InventoryItem,
} from '@leveza/contract/inventory/inventory.ts';
import { addPlan, deletePlan, listPlans, type Plan } from '@leveza/contract/plans/plans.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import type { RouterHistory } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { box as aBox } from '../../../../testing/boxes.ts';
import { ANA } from '../../../../testing/patient.ts';
import { aPlan } from '../../../../testing/plans.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { DIPYRONE, NOTHING_MORE, OMEGA, PEN } from '../../../../testing/products.ts';
import { answer } from '../../../../testing/server.ts';
import { toastQueue } from '../../../../ui/toast.ts';
import { AddItemDialog } from '../AddItemDialog.tsx';

/** An answer to a search of the catalogue. */
export function found(...products: Product[]) {
  return { data: products, pagination: paginationOf({ page: 1, limit: 100 }, products.length) };
}

interface Situation {
  kind?: ItemKind;
  /** The address's search part. */
  search?: string;
  catalog?: Product[];
  /** Plans that exist before. */
  plans?: Plan[];
  /** The browser's own, where a test presses its back button. */
  history?: RouterHistory;
  options?: { isAiConfigured?: boolean; needsAiConsent?: boolean; aiSearchesLeftToday?: number };
}

/** A server with a catalogue that takes products and boxes; requests are kept as they came. */
export function serve({ catalog = [OMEGA, DIPYRONE, PEN], plans = [], options }: Situation = {}) {
  const sent = {
    products: [] as unknown[],
    boxes: [] as Record<string, unknown>[],
    searches: [] as unknown[],
    plans: [] as Record<string, unknown>[],
    /** Boxes and plans that were taken back. */
    deleted: [] as string[],
  };
  const products = [...catalog];
  onTestFinished(() => toastQueue.clear());
  answer(readMe, () => ({ data: ANA }));
  answer(readSearchOptions, () => ({
    data: { isAiConfigured: true, needsAiConsent: false, aiSearchesLeftToday: 30, ...options },
  }));
  answer(listProducts, ({ query }) => {
    sent.searches.push(query);
    const word = query.search?.toLowerCase() ?? '';
    const isOfType = (product: Product) => !query.type || kindOf({ product }) === query.type;
    const matches = products.filter(
      (product) => isOfType(product) && product.name.toLowerCase().includes(word),
    );
    return { ...found(...matches), data: matches.slice(0, query.limit) };
  });
  answer(createProduct, async ({ body }, request) => {
    sent.products.push(await request.json());
    const typed = JSON.parse(JSON.stringify(body)) as Product;
    const product = { ...NOTHING_MORE, ...typed, id: crypto.randomUUID(), isVerified: false };
    products.push(product);
    return { data: product };
  });
  answer(addItem, async ({ body }, request) => {
    sent.boxes.push((await request.json()) as Record<string, unknown>);
    const product = products.find(({ id }) => id === body.productId)!;
    const items = Array.from({ length: body.boxes }, () => itemOf(body, product));
    return { data: items[0]!, items };
  });
  answer(deleteItem, ({ params }) => {
    sent.deleted.push(`box ${params.id}`);
    return { data: aBox({ id: params.id }) };
  });
  answer(listPlans, () => ({ data: plans }));
  answer(addPlan, async (_, request) => {
    sent.plans.push((await request.json()) as Record<string, unknown>);
    return { data: aPlan() };
  });
  answer(deletePlan, ({ params }) => {
    sent.deleted.push(`plan ${params.id}`);
    return { data: { id: params.id } };
  });
  return sent;
}

function itemOf(body: InventoryInput, product: Product): InventoryItem {
  return {
    ...body,
    id: crypto.randomUUID(),
    product,
    currentQuantity: body.currentQuantity ?? 0,
    purchasePrice: body.purchasePrice?.toFixed(2) ?? null,
    isActive: true,
    openedDate: null,
    createdAt: '2026-11-15T12:00:00.000Z',
  } as InventoryItem;
}

/** The dialog on a page with the button that opens it. */
export function openAdd({ kind = 'supplement', search = 'add=1', history }: Situation = {}) {
  return openPage(
    kind === 'medication' ? '/medication-store' : '/supplement-store',
    `?${search}`,
    <>
      <h1>Suplementos</h1>
      <AddItemDialog kind={kind} />
    </>,
    { history },
  );
}
