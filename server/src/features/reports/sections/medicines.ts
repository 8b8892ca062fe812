import type { Report } from '@leveza/contract/reports/reports.ts';
import type { Call } from '../../../http/call.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { interactionsOf } from '../../interactions/shared/interactions-of.ts';
import { knownProduct } from '../../pens/shared/catalog.ts';
import type { PenRow } from '../../pens/table.ts';
import { type MedicineLine, onceEach } from '../questions/medicines.ts';
import type { Records } from '../records.ts';

const LIST = new Intl.ListFormat('pt-BR');

interface Known {
  treatment: Treatment;
  records: Records;
  /** False where a link keeps the injections: an interaction names both of its sides. */
  isTreatmentNamed: boolean;
}

/** Medicines beside the GLP-1, and all notices: one put away on the patient's screen still matters to a doctor. */
export function medicinesSection(
  call: Call,
  { treatment, records, isTreatmentNamed }: Known,
): NonNullable<Report['medicines']> {
  const { medicines, raisedAt, pens, boxes, runningPlans } = records;
  const atHome = new Set(boxes.map(({ productId }) => productId));
  // Plans say how much is taken of a box: one in the morning and another at night may be of the same.
  const plansOf = Map.groupBy(runningPlans, ({ productId }) => productId);
  const listed = boxes.map((box) => {
    const dosages = plansOf.get(box.productId)?.map(({ dosage }) => dosage);
    return { ...box, dosage: dosages ? LIST.format(new Set(dosages)) : box.dosage };
  });
  const planned = runningPlans.filter(({ productId }) => productId === null || !atHome.has(productId));
  const others = inUnits(pens.full);
  const known = new Set([...medicines, ...others].map(({ name }) => name));
  const found = interactionsOf(call, { treatment, raisedAt, shelf: pens.full, medicines, dismissed: [] });
  return {
    list: onceEach([...listed, ...planned, ...others]),
    interactions: isTreatmentNamed
      ? found
      : found.map((one) => ({ ...one, names: one.names.filter((name) => known.has(name)) })),
  };
}

/** Pens with insulin are dosed in units: no application is recorded of them, and no other section would name them. */
const inUnits = (pens: readonly PenRow[]): MedicineLine[] =>
  pens
    .filter(({ catalogId }) => knownProduct(catalogId)?.mgPerUnit)
    .map(({ medicationName }) => ({ name: medicationName, kind: 'medication', dosage: null }));
