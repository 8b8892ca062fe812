import { FREQUENCIES } from '@leveza/domain/inventory/frequency.ts';
import { MOVEMENT_KINDS } from '@leveza/domain/inventory/stock.ts';
import { UNIT_TYPES } from '@leveza/domain/catalog/units.ts';
import { MAIN_CATEGORIES, SUB_CATEGORIES } from '@leveza/domain/catalog/categories.ts';
import { Product } from '../catalog/catalog.ts';
import type { Endpoint } from '../endpoint.ts';
import { confirmAllergy } from './confirm-allergy.ts';
import { box, quantity, wholeFrom1 } from './fields.ts';
import { day } from '../time.ts';
import { Page, Pagination } from '../pagination.ts';
import { optionalText } from '../text.ts';
import { z } from '../zod.ts';

export const InventoryInput = z.object({
  ...box,
  /** Quantity in the box now; a new box is full. */
  currentQuantity: quantity.nullish(),
  unitType: box.unitType.default('capsules'),
  unitsPerDose: box.unitsPerDose.default(1),
  isFavorite: box.isFavorite.default(false),
  needsRefrigeration: box.needsRefrigeration.default(false),
  lowStockThreshold: box.lowStockThreshold.default(5),
  daysBeforeExpiryAlert: box.daysBeforeExpiryAlert.default(30),
  effectivenessRating: box.effectivenessRating.default(3),
  /** How many boxes of the kind: each becomes an entry of its own, all of them or none. */
  boxes: wholeFrom1(50).default(1),
  confirmAllergy,
});
export type InventoryInput = z.output<typeof InventoryInput>;

/** Only the fields sent are changed. */
export const InventoryChange = z
  .object({ ...box, currentQuantity: quantity, isActive: z.boolean() })
  .partial()
  .extend({
    /** The patient confirms opening a second box of a product while another is open. */
    confirmSecondOpen: z.boolean().default(false),
    confirmAllergy,
    /** Why the quantity differs; kept with the adjustment. */
    reason: optionalText(300),
  });
export type InventoryChange = z.output<typeof InventoryChange>;

export const InventoryItem = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  product: Product.pick({
    id: true,
    name: true,
    brand: true,
    mainCategory: true,
    subCategory: true,
    form: true,
    dosage: true,
    activeIngredient: true,
    isVerified: true,
  }),
  customName: z.string().nullable(),
  customBrand: z.string().nullable(),
  customMainCategory: z.enum(MAIN_CATEGORIES).nullable(),
  customSubCategory: z.enum(SUB_CATEGORIES).nullable(),
  customDosage: z.string().nullable(),
  customForm: z.string().nullable(),
  currentQuantity: z.number(),
  boxQuantity: z.number().nullable(),
  unitType: z.enum(UNIT_TYPES),
  purchaseDate: z.iso.date().nullable(),
  expiryDate: z.iso.date().nullable(),
  openedDate: z.iso.datetime().nullable(),
  batchNumber: z.string().nullable(),
  purchasePrice: z.string().nullable(),
  store: z.string().nullable(),
  prescribedBy: z.string().nullable(),
  dailyDose: z.string().nullable(),
  frequencyTimes: z.number().nullable(),
  frequencyPer: z.enum(FREQUENCIES).nullable(),
  unitsPerDose: z.number(),
  instructions: z.string().nullable(),
  isActive: z.boolean(),
  isFavorite: z.boolean(),
  needsRefrigeration: z.boolean(),
  storageLocation: z.string().nullable(),
  lowStockThreshold: z.number(),
  daysBeforeExpiryAlert: z.number(),
  notes: z.string().nullable(),
  effectivenessRating: z.number(),
  createdAt: z.iso.datetime(),
  /** Taken out of it on the day it was read; only the list tells it. */
  takenToday: z.object({ day: z.iso.date(), quantity: z.number() }).optional(),
});
export type InventoryItem = z.infer<typeof InventoryItem>;

const oneItem = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const ItemReply = z.object({ data: InventoryItem });

export const listInventory = {
  method: 'GET',
  path: '/user-inventory',
  summary: 'The patient’s boxes with their products, newest first',
  access: 'patient',
  query: Page.extend({ limit: z.coerce.number().int().min(1).max(500).default(500) }),
  /** By the patient's zone it is told what was taken today. */
  shows: ['inventory', 'stock', 'profile'],
  reply: z.object({ data: z.array(InventoryItem), pagination: Pagination }),
} as const satisfies Endpoint;

export const readItem = {
  ...oneItem,
  method: 'GET',
  path: '/user-inventory/:id',
  summary: 'One box',
  shows: ['inventory', 'stock'],
  reply: ItemReply,
} as const satisfies Endpoint;

export const addItem = {
  method: 'POST',
  path: '/user-inventory',
  summary: 'Adds a box, or several of a kind at once; the answer is the first and all of them',
  access: 'patient',
  status: 201,
  body: InventoryInput,
  asks: ['confirmAllergy'],
  changes: ['inventory', 'stock'],
  reply: z.object({ data: InventoryItem, items: z.array(InventoryItem) }),
} as const satisfies Endpoint;

export const changeItem = {
  ...oneItem,
  method: 'PUT',
  path: '/user-inventory/:id',
  summary: 'Changes what is sent; opens a box; another quantity is an adjustment in the ledger',
  body: InventoryChange,
  asks: ['confirmAllergy', 'confirmSecondOpen'],
  changes: ['inventory', 'stock', 'notifications'],
  reply: ItemReply,
} as const satisfies Endpoint;

export const deleteItem = {
  ...oneItem,
  method: 'DELETE',
  path: '/user-inventory/:id',
  summary: 'Takes a box off the shelf; what was taken from it stays in the history',
  changes: ['inventory', 'stock'],
  reply: ItemReply,
} as const satisfies Endpoint;

export const restoreItem = {
  ...oneItem,
  method: 'POST',
  path: '/user-inventory/:id/restore',
  summary: 'Puts a deleted box back as it was',
  changes: ['inventory', 'stock'],
  reply: ItemReply,
} as const satisfies Endpoint;

export const Movement = z.object({
  id: z.uuid(),
  kind: z.enum(MOVEMENT_KINDS),
  /** Signed: positive came in, negative went out. */
  quantity: z.number(),
  happenedAt: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
  reason: z.string().nullable(),
});
export type Movement = z.infer<typeof Movement>;

export const listMovements = {
  ...oneItem,
  method: 'GET',
  path: '/user-inventory/:id/movements',
  summary: 'The ledger of a box, newest first, and what was in it at the end of a day',
  query: Page.extend({ on: day }),
  shows: ['inventory', 'stock', 'profile'],
  reply: z.object({
    data: z.array(Movement),
    /** Quantity at the end of the requested day, or now. */
    quantity: z.number(),
    pagination: Pagination,
  }),
} as const satisfies Endpoint;

export const MovementInput = z.object({
  kind: z.enum(['loss', 'discard']),
  quantity: quantity.refine((amount) => amount > 0, 'Informe mais que zero.'),
  reason: optionalText(300),
});
export type MovementInput = z.output<typeof MovementInput>;

export const recordMovement = {
  ...oneItem,
  method: 'POST',
  path: '/user-inventory/:id/movements',
  summary: 'Something lost or thrown away',
  status: 201,
  body: MovementInput,
  changes: ['stock', 'notifications'],
  reply: ItemReply,
} as const satisfies Endpoint;
