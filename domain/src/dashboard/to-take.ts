import { searchText } from '../catalog/search-text.ts';
import { nameWithoutBox } from '../inventory/boxes.ts';
import { inOrder } from '../order.ts';
import type { Day } from '../time/days.ts';
import { type DayUse, rowsOfDay } from './rows-of-day.ts';

export interface DailyBox {
  id: string;
  /** The key that boxes of one product share. */
  product: string;
  name: string;
  /** Doses a day, by the patient's own frequency. */
  timesPerDay: number;
  unitsPerDose: number;
  quantity: number;
  isOpen: boolean;
  /** A closed box of a product that was taken in the last weeks: it goes on where the open one ended. */
  isNext: boolean;
  expiryDate: Day | null;
  /** A GLP-1 by mouth, of which no second one is due on a day. */
  isOnceADay: boolean;
  /** The uses of today, out of this box or from elsewhere, also those that were undone. */
  uses: readonly DayUse[];
}

export interface DueDose<B> {
  /** The product, and which dose of the day it is: the same before and after it was taken. */
  id: string;
  /** The box to take from, or the one it was taken from. */
  box: B;
  number: number;
  of: number;
  use: { id: string; at: Date } | null;
}

interface Planned {
  productId: string | null;
  name: string;
}

/**
 * Boxes that no plan speaks for. A plan speaks for the boxes of its product, and for those of its own name. So does a
 * plan that is paused or ended: a patient is not told to take a stopped medicine.
 */
export function withoutPlanned<B extends Planned>(boxes: readonly B[], plans: readonly Planned[]): B[] {
  const products = new Set(plans.map(({ productId }) => productId));
  const names = new Set(plans.map(({ name }) => searchText(name)));
  return boxes.filter(
    ({ productId, name }) => !products.has(productId) && !names.has(searchText(nameWithoutBox(name))),
  );
}

interface TabletDay {
  /** How many GLP-1 tablets were taken today, of whichever box, plan and strength. */
  taken: number;
  /** A plan of such tablets is in force: it says when the next one is due. */
  isPlanned: boolean;
}

/** Without the rows that would be one more GLP-1 tablet on a day that has its number, or beside a plan of them. */
export function withoutSecondTablet<
  D extends Pick<DueDose<Pick<DailyBox, 'isOnceADay'>>, 'box' | 'of' | 'use'>,
>(doses: readonly D[], { taken, isPlanned }: TabletDay): D[] {
  return doses.filter(({ box, of, use }) => use !== null || !box.isOnceADay || (!isPlanned && taken < of));
}

/** More rows of one product would hide the others. */
const MOST_A_DAY = 6;

/**
 * The doses of today, by what the stock says is taken every day: one row a dose. A closed box gives only
 * after the open one has ended. An expired or empty one cannot give a dose; notices about the stock speak of those.
 */
export function dosesOfToday<B extends DailyBox>(boxes: readonly B[], today: Day): DueDose<B>[] {
  return [...Map.groupBy(boxes, ({ product }) => product)]
    .flatMap(([product, ofProduct]) => dosesOfProduct(product, ofProduct, today))
    .toSorted((a, b) => a.box.name.localeCompare(b.box.name, 'pt-BR') || a.number - b.number);
}

function dosesOfProduct<B extends DailyBox>(product: string, boxes: readonly B[], today: Day): DueDose<B>[] {
  const giving = boxes
    .filter((box) => canGive(box, today))
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || firstToExpire(a, b));
  const source = giving[0];
  // The frequency of a box that cannot give may be from before the dose was reduced.
  const timesPerDay = (source ? giving : boxes).map((box) => box.timesPerDay);
  const of = Math.min(Math.max(1, ...timesPerDay), MOST_A_DAY);
  // A use from elsewhere is told with every box of the product.
  const uses = new Map(boxes.flatMap((box) => box.uses.map((use) => [use.id, { ...use, box }])));
  const ticked = rowsOfDay([...uses.values()], of);
  if (!source && ticked.size === 0) return [];
  return Array.from({ length: of }, (_, index) => {
    const dose = { id: `${product} ${index + 1}`, number: index + 1, of };
    const use = ticked.get(index);
    if (use) return { ...dose, box: use.box, use };
    return source ? { ...dose, box: source, use: null } : null;
  }).filter((dose) => dose !== null);
}

function canGive(box: DailyBox, today: Day): boolean {
  const { isOpen, isNext, quantity, unitsPerDose, expiryDate } = box;
  return (isOpen || isNext) && quantity >= unitsPerDose && (expiryDate === null || expiryDate >= today);
}

const firstToExpire = (a: DailyBox, b: DailyBox) => inOrder(a.expiryDate ?? '9999', b.expiryDate ?? '9999');
