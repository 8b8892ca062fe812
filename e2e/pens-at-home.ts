import type { Pen } from '@leveza/contract/pens/pens.ts';
import type { Page } from '@playwright/test';
import { inDays } from './pharmacy-boxes.ts';

/** A sealed Ozempic pen of 1 mg, bought yesterday. */
export const OZEMPIC = {
  catalogId: 'ozempic-1',
  medicationName: 'Ozempic',
  activeIngredient: 'Semaglutida',
  manufacturer: 'Novo Nordisk',
  purchaseDate: inDays(-1),
  expiryDate: inDays(400),
  pricePaid: 1000,
  totalVolume: 3,
  concentrationMgMl: 1.34,
  currentDoseMg: 1,
};

/** A box of four single-dose vials. */
export const VIALS = {
  ...OZEMPIC,
  catalogId: 'mounjaro-frasco-5',
  medicationName: 'Mounjaro frasco',
  activeIngredient: 'Tirzepatida',
  manufacturer: 'Eli Lilly',
  isVial: true,
  totalVolume: 2,
  concentrationMgMl: 10,
  currentDoseMg: 5,
  totalBoxes: 1,
  totalVials: 4,
};

/** Puts an entry on the shelf without going through the form. */
export async function addPen(page: Page, pen: object): Promise<Pen> {
  const origin = process.env.LEVEZA_URL!;
  const reply = await page.request.post(`${origin}/api/pens`, { headers: { origin }, data: pen });
  if (!reply.ok()) throw new Error(`The pen was refused: ${await reply.text()}`);
  return ((await reply.json()) as { data: Pen }).data;
}
