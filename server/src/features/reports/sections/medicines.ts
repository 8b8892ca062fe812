import type { Report } from '@leveza/contract/reports/reports.ts';
import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import type { Named } from '@leveza/domain/catalog/substances-in.ts';
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
  // Tablets of the treatment are told with it. A box without a plan stays: nothing else would name it.
  const own = new Set(runningPlans.filter(isGlp1).map(({ productId }) => productId));
  const atHome = new Set(boxes.map(({ productId }) => productId));
  // Plans say how much is taken of a box: one in the morning and another at night may be of the same.
  const plansOf = Map.groupBy(runningPlans, ({ productId }) => productId);
  // A plan typed by its name has no product, and one of 7 mg another than the box of 14 mg.
  const isOwn = ({ productId, name }: (typeof boxes)[number]) =>
    own.has(productId) || (own.size > 0 && isGlp1({ name, ingredients: '' }));
  const others = boxes.filter((box) => !isOwn(box));
  const listed = others.map((box) => {
    const dosages = plansOf.get(box.productId)?.map(({ dosage }) => dosage);
    return { ...box, dosage: dosages ? LIST.format(new Set(dosages)) : box.dosage };
  });
  const planned = runningPlans.filter(
    (plan) => !isGlp1(plan) && (plan.productId === null || !atHome.has(plan.productId)),
  );
  const insulins = inUnits(pens.full);
  const besides = medicines.filter((medicine) => !isGlp1(medicine));
  const known = new Set([...besides, ...insulins].map(({ name }) => name));
  const found = interactionsOf(call, { treatment, raisedAt, shelf: pens.full, medicines, dismissed: [] });
  return {
    list: onceEach([...listed, ...planned, ...insulins]),
    interactions: found.map((one) => {
      const names = isTreatmentNamed ? one.names : one.names.filter((name) => known.has(name));
      return { ...one, names: [...new Set(names.map(nameWithoutBox))] };
    }),
  };
}

const isGlp1 = (medicine: Named) => glp1In(medicine) !== null;

/** Pens with insulin are dosed in units: no application is recorded of them, and no other section would name them. */
const inUnits = (pens: readonly PenRow[]): MedicineLine[] =>
  pens
    .filter(({ catalogId }) => knownProduct(catalogId)?.mgPerUnit)
    .map(({ medicationName }) => ({ name: medicationName, kind: 'medication', dosage: null }));
