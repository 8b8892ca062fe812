import { listProducts } from '@leveza/contract/catalog/catalog.ts';
import { listInventory, type InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { listDoses, type PlannedDose } from '@leveza/contract/plans/doses.ts';
import { listPlans, type Plan } from '@leveza/contract/plans/plans.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { isOfKind } from '../shared/plans-kind.ts';
import { UsePage } from '../UsePage.tsx';
// Dialogs whose code comes later are there before the first test waits for them.
import '../day/InjectionLead.tsx';
import '../doses/DoseDialog.tsx';
import '../doses/SkipDialog.tsx';
import '../form/OpenedPlan.tsx';
import '../form/CatalogMatches.tsx';
import '../form/StepsField.tsx';

interface Situation {
  plans?: Plan[];
  doses?: PlannedDose[];
  boxes?: InventoryItem[];
  /** The day of the first dose of all. */
  since?: string;
}

/** A server with these plans; what it knows may change while the screen is open. */
export function serve({ plans = [], doses = [], boxes = [], since }: Situation = {}) {
  const known = { plans, doses };
  answer(readMe, () => ({ data: ANA }));
  answer(listPlans, () => ({ data: known.plans }));
  answer(listDoses, ({ query: { from = '', to = '9999', kind } }) => ({
    data: known.doses.filter((dose) => dose.day >= from && dose.day <= to && (!kind || isOfKind(kind, dose))),
    since: since ?? null,
  }));
  answer(listInventory, ({ query }) => ({ data: boxes, pagination: paginationOf(query, boxes.length) }));
  answer(listProducts, ({ query }) => ({ data: [], pagination: paginationOf(query, 0) }));
  answer(readGlp1Catalog, () => ({ data: [], counterfeitLots: [], version: '1' }));
  return known;
}

export const openUse = (kind: 'supplement' | 'medication' = 'supplement', search = '') =>
  openPage(`/${kind}-usage`, search, <UsePage kind={kind} />);
