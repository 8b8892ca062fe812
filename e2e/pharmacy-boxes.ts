import type { Product } from '@leveza/contract/catalog/catalog.ts';
import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { addDays, DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Page } from '@playwright/test';

/** A day of the patient's calendar, so many days from today. */
export const inDays = (days: number) => addDays(dayIn(DEFAULT_ZONE, new Date()), days);

/** `2026-11-03` as the screen has it. */
export const written = (day: string) => day.split('-').toReversed().join('/');

/** A product of the shipped catalogue, by what a patient would type. */
export async function findProduct(page: Page, search: string): Promise<Product> {
  const reply = await page.request.get('/api/products', { params: { search, limit: 1 } });
  const { data } = (await reply.json()) as { data: Product[] };
  if (!data[0]) throw new Error(`No product for "${search}"`);
  return data[0];
}

/** A box on the shelf without going through the dialog. */
export async function addBox(page: Page, search: string, box: object = {}): Promise<InventoryItem> {
  const { id: productId } = await findProduct(page, search);
  const { data } = await post<{ data: InventoryItem }>(page, '/api/user-inventory', {
    productId,
    boxQuantity: 30,
    unitType: 'capsules',
    purchaseDate: inDays(-10),
    expiryDate: inDays(300),
    purchasePrice: '60.00',
    ...box,
  });
  return data;
}

export const takeFrom = (page: Page, item: InventoryItem, use: object = {}) =>
  post(page, '/api/usage', { inventoryId: item.id, ...use });

/** Boxes of every state, with a history; gives an open and a sealed one. */
export async function fillShelf(page: Page): Promise<{ open: InventoryItem; sealed: InventoryItem }> {
  const openedDate = inDays(-5);
  const open = await addBox(page, 'vitamina d', {
    customName: 'Vitamina D3',
    openedDate,
    isFavorite: true,
    frequencyTimes: 1,
    frequencyPer: 'day',
    instructions: 'Depois do almoço',
    notes: 'Comprar de novo no fim do mês',
    store: 'Drogaria do bairro',
  });
  await takeFrom(page, open, { notes: 'Com o café' });
  await takeFrom(page, open, { usedAt: new Date(Date.now() - 3 * DAY_MS).toISOString() });
  await addBox(page, 'omega 3', { customName: 'Ômega 3', currentQuantity: 60, boxQuantity: 60, boxes: 2 });
  await addBox(page, 'magnesio', {
    customName: 'Magnésio',
    expiryDate: inDays(10),
    openedDate,
    currentQuantity: 4,
  });
  const sealed = await addBox(page, 'vitamina b12', { customName: 'Vitamina B12', expiryDate: inDays(-3) });
  await addBox(page, 'zinco', { customName: 'Zinco', openedDate, currentQuantity: 0 });
  const losartan = await addBox(page, 'losartana', {
    openedDate,
    unitType: 'tablets',
    needsRefrigeration: true,
  });
  await takeFrom(page, losartan);
  return { open, sealed };
}

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const origin = process.env.LEVEZA_URL!;
  const reply = await page.request.post(`${origin}${path}`, { headers: { origin }, data });
  if (!reply.ok()) throw new Error(`${path} was refused: ${await reply.text()}`);
  return (await reply.json()) as T;
}
