import type { Report } from '@leveza/contract/reports/reports.ts';
import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { howOften } from '@leveza/domain/plans/how-often.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import type { Named } from '@leveza/domain/catalog/substances-in.ts';
import type { Call } from '../../../http/call.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { interactionsOf } from '../../interactions/shared/interactions-of.ts';
import { knownProduct } from '../../pens/shared/glp1-catalog.ts';
import type { PenRow } from '../../pens/table.ts';
import type { RunningPlan } from '../../plans/shared/running-plans.ts';
import { type BoxLine, type MedicineLine, onceEach } from '../questions/medicines.ts';
import type { Records } from '../records.ts';
import { isTablets } from '../tablets-of.ts';

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
  const { medicines, raisedAt, pens, boxes, elsewhere, runningPlans } = records;
  // Tablets of the treatment are told with it. A box that nothing was taken of stays: nothing else would name it.
  const own = new Set(runningPlans.filter(isGlp1).map(({ productId }) => productId));
  const atHome = new Set(boxes.map(({ productId }) => productId));
  // Plans say how much is taken of a box: one in the morning and another at night may be of the same.
  const plansOf = Map.groupBy(runningPlans, ({ productId }) => productId);
  // A plan typed by its name has no product, and one of 7 mg another than the box of 14 mg.
  const isOwn = (box: BoxLine) =>
    own.has(box.productId) ||
    (isGlp1(box) && (own.size > 0 || (isTablets(box) && box.lastUsedAt !== null) || !isTreatmentNamed));
  const listed = boxes
    .filter((box) => !isOwn(box))
    .map((box) => ({ ...box, ...usedBy(plansOf.get(box.productId)) }));
  const ofPlansAlone = runningPlans.filter(
    (plan) => !isGlp1(plan) && (plan.productId === null || !atHome.has(plan.productId)),
  );
  const planned = [
    ...Map.groupBy(ofPlansAlone, ({ kind, name }) => `${kind}:${searchText(name)}`).values(),
  ].map((plans) => ({ ...plans[0]!, ...usedBy(plans)! }));
  // Tablets of the treatment are told with it, and a plan or a box says more of the others.
  const besideBoxes = elsewhere.filter(
    (line) => !isGlp1(line) && !atHome.has(line.productId) && !plansOf.has(line.productId),
  );
  const insulins = inUnits(pens.full);
  const besides = medicines.filter((medicine) => !isGlp1(medicine));
  const known = new Set([...besides, ...insulins].map(({ name }) => name));
  const found = interactionsOf(call, { treatment, raisedAt, shelf: pens.full, medicines, dismissed: [] });
  return {
    // A plan typed by the name of a box says how that is taken.
    list: onceEach([...planned, ...listed, ...insulins, ...besideBoxes]),
    interactions: found.map((one) => {
      const names = isTreatmentNamed ? one.names : one.names.filter((name) => known.has(name));
      return { ...one, names: [...new Set(names.map(nameWithoutBox))] };
    }),
  };
}

/** How much and how often plans of one medicine take it; undefined without any. */
function usedBy(plans: readonly RunningPlan[] | undefined) {
  if (!plans) return undefined;
  const doses = [...Map.groupBy(plans, ({ dosage }) => dosage)].map(([dosage, ofDosage]) => ({
    strength: null,
    dosage,
    frequency: howOften(ofDosage.map(({ rhythm }) => rhythm)),
  }));
  if (doses.length === 1) return doses[0]!;
  const each = doses.map(({ dosage, frequency }) => `${dosage} ${frequency}`);
  return { strength: null, dosage: LIST.format(each), frequency: null };
}

const isGlp1 = (medicine: Named) => glp1In(medicine) !== null;

/** Pens with insulin are dosed in units: no application is recorded of them, and no other section would name them. */
const inUnits = (pens: readonly PenRow[]): MedicineLine[] =>
  pens
    .filter(({ catalogId }) => knownProduct(catalogId)?.mgPerUnit)
    .map(({ medicationName }) => ({
      name: medicationName,
      kind: 'medication',
      strength: null,
      dosage: null,
      frequency: null,
    }));
