import { LEGAL_STATUSES, MOLECULES, PEN_TYPES, PRESENTATIONS } from '@leveza/domain/pens/presentation.ts';
import { PEN_BADGES, PEN_STATUSES } from '@leveza/domain/pens/status.ts';
import { whole } from '../decimal.ts';
import type { Endpoint } from '../endpoint.ts';
import { confirmAllergy } from '../inventory/confirm-allergy.ts';
import { CounterfeitLot, Glp1Product } from './glp1-catalog.ts';
import { Page, Pagination } from '../pagination.ts';
import { MISSING_PRICE, PenFields } from './fields.ts';
import { optionalText } from '../text.ts';
import { z } from '../zod.ts';

/** Checks across fields run together with those of single fields, so that a patient reads all mistakes at once. */
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

// A value its own field refused arrives here unparsed.
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export const PenInput = PenFields.extend({
  /** Equal multi-dose pens bought together: each becomes an entry of its own, all of them or none. */
  copies: whole('De 1 a 20 canetas de cada vez.', { min: 1, max: 20 }).default(1),
  confirmAllergy,
})
  .refine(
    ({ purchaseDate, expiryDate }) =>
      !isText(purchaseDate) || !isText(expiryDate) || expiryDate > purchaseDate,
    {
      path: ['expiryDate'],
      error: 'Data de validade deve ser posterior à data de compra',
      when: isObject,
    },
  )
  .refine(({ isFree, pricePaid }) => isFree || (pricePaid ?? '') !== '', {
    path: ['pricePaid'],
    error: MISSING_PRICE,
    when: isObject,
  })
  .refine(({ isVial, totalBoxes }) => !isVial || Boolean(totalBoxes), {
    path: ['totalBoxes'],
    error: 'Número de caixas deve ser maior que zero',
    when: isObject,
  })
  .refine(({ isVial, totalVials }) => !isVial || Boolean(totalVials), {
    path: ['totalVials'],
    error: 'Número de ampolas deve ser maior que zero',
    when: isObject,
  });
export type PenInput = z.output<typeof PenInput>;

/** Only what is sent changes; another remaining volume is an adjustment in the ledger. */
export const PenChange = PenFields.omit({ isVial: true, openedAt: true, dosesUsed: true, isFree: true })
  .partial()
  .extend({ isFree: z.boolean().optional(), reason: optionalText(300), confirmAllergy })
  .refine(({ isFree, pricePaid }) => isFree || pricePaid !== null, {
    path: ['pricePaid'],
    error: MISSING_PRICE,
  });
export type PenChange = z.output<typeof PenChange>;

export const Pen = z.object({
  id: z.uuid(),
  /** The specification's `medication` of the item; catalogue facts if the product is known. */
  medication: Glp1Product.pick({
    commercialName: true,
    activeIngredient: true,
    concentration: true,
    manufacturer: true,
    isVial: true,
    volumePerVial: true,
    vialsPerBox: true,
  }).extend({ id: z.string().nullable(), penType: z.enum(PEN_TYPES) }),
  presentation: z.enum(PRESENTATIONS),
  molecule: z.enum(MOLECULES).nullable(),
  legalStatus: z.enum(LEGAL_STATUSES).nullable(),
  brand: z.string().nullable(),
  purchaseDate: z.iso.date(),
  expiryDate: z.iso.date().nullable(),
  batchNumber: z.string().nullable(),
  /** Null for one that was not paid for. */
  pricePaid: z.number().nullable(),
  purchaseLocation: z.string().nullable(),
  /** In ml, of the whole entry. */
  totalVolume: z.number(),
  remainingVolume: z.number(),
  concentrationMgMl: z.number(),
  currentDoseMg: z.number().nullable(),
  dosesPerVial: z.number().nullable(),
  totalBoxes: z.number().nullable(),
  remainingBoxes: z.number().nullable(),
  totalVials: z.number().nullable(),
  remainingVials: z.number().nullable(),
  openedVials: z.number().nullable(),
  openVialDosesUsed: z.number().nullable(),
  boxNumber: z.number().nullable(),
  notes: z.string().nullable(),
  units: z.number(),
  sealedUnits: z.number(),
  unitMg: z.number(),
  totalMg: z.number(),
  remainingMg: z.number(),
  /** In the container that is open now. */
  openMg: z.number(),
  openedAt: z.iso.datetime().nullable(),
  /** Only the doses tell that day: the end of the days in use is estimated with it. */
  isOpeningEstimated: z.boolean(),
  inUseDays: z.number().nullable(),
  /** As the patient was told it; null for a product of the catalogue. */
  halfLifeHours: z.number().nullable(),
  /** The earlier of the printed expiry and the end of the days in use. */
  usableUntil: z.iso.date().nullable(),
  dosesLeft: z.number(),
  /** The dose they are counted by: the pen's own, or the patient's last of the product where it takes several injections. */
  countedDoseMg: z.number().nullable(),
  /** A dose may take several injections, the last of them out of another pen; 1 for most. */
  injectionsPerDose: z.number(),
  injectionsLeft: z.number(),
  largestInjectionMg: z.number(),
  /** Of a product dosed in units, which are then counted in place of the doses. */
  mgPerUnit: z.number().nullable(),
  dosesTotal: z.number(),
  status: z.enum(PEN_STATUSES),
  badge: z.enum(PEN_BADGES),
  intervalDays: z.number().nullable(),
  costPerDose: z.number().nullable(),
  costPerMonth: z.number().nullable(),
  counterfeit: CounterfeitLot.nullable(),
  createdAt: z.iso.datetime(),
});
export type Pen = z.infer<typeof Pen>;

const onePen = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const PenReply = z.object({ data: Pen });

export const listPens = {
  method: 'GET',
  path: '/pens',
  summary: 'The patient’s pens and vials: open, sealed, empty, each newest purchase first',
  access: 'patient',
  query: Page.extend({
    limit: z.coerce.number().int().min(1).max(200).default(100),
    /** Only those with something left: few, however long the history. */
    left: z.literal('true').optional(),
  }),
  shows: ['pens', 'applications', 'dose-plan', 'profile'],
  reply: z.object({ data: z.array(Pen), pagination: Pagination }),
} as const satisfies Endpoint;

export const readPen = {
  ...onePen,
  method: 'GET',
  path: '/pens/:id',
  summary: 'One pen or vial entry',
  shows: ['pens', 'applications', 'dose-plan', 'profile'],
  reply: PenReply,
} as const satisfies Endpoint;

export const addPen = {
  method: 'POST',
  path: '/pens',
  summary: 'Adds an entry, or several equal pens at once; the answer is the first and all of them',
  access: 'patient',
  status: 201,
  body: PenInput,
  asks: ['confirmAllergy'],
  changes: ['pens'],
  reply: z.object({ data: Pen, pens: z.array(Pen) }),
} as const satisfies Endpoint;

export const changePen = {
  ...onePen,
  method: 'PUT',
  path: '/pens/:id',
  summary: 'Changes what is sent; another remaining volume is an adjustment in the ledger',
  body: PenChange,
  asks: ['confirmAllergy'],
  changes: ['pens'],
  reply: PenReply,
} as const satisfies Endpoint;

export const deletePen = {
  ...onePen,
  method: 'DELETE',
  path: '/pens/:id',
  summary: 'Takes an entry off the shelf; its applications stay in the history',
  changes: ['pens'],
  reply: PenReply,
} as const satisfies Endpoint;

export const restorePen = {
  ...onePen,
  method: 'POST',
  path: '/pens/:id/restore',
  summary: 'Puts a deleted entry back as it was',
  changes: ['pens'],
  reply: PenReply,
} as const satisfies Endpoint;
