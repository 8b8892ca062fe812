import type { Report } from '@leveza/contract/reports/reports.ts';
import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { lastYearOf, type Period } from '@leveza/domain/reports/period.ts';
import { planDosesOf } from '@leveza/domain/reports/plan-doses.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import { dosesOfDays, type shelfPlans } from '../../plans/shared/doses-of-days.ts';

type PlanDoses = NonNullable<Report['adherence']>['plans'];

interface Asked {
  shelf: Awaited<ReturnType<typeof shelfPlans>>;
  period: Period;
  /** Where the other medicines are shared. */
  isNamed: boolean;
  /** False where a link keeps the treatment: plans of a GLP-1, ended ones too, are told without their name. */
  isTreatmentNamed: boolean;
  /** Medicines at home: a plan called 'Comprimido da manhã' may be of a Rybelsus. */
  medicines: readonly { productId: string; ingredients: string }[];
}

/**
 * The outcomes of the doses of every plan but those of injections; the names are told with the other medicines alone.
 * `tabletsNotRecorded` are those of a GLP-1 among them.
 */
export async function planDosesSection(
  call: Call,
  { shelf, period, isNamed, isTreatmentNamed, medicines }: Asked,
): Promise<{ plans: PlanDoses; tabletsNotRecorded: number }> {
  const days = lastYearOf(period);
  const doses = (await dosesOfDays(call, shelf, days)).map((dose) => ({
    ...dose,
    takenOn: dose.takenAt && dayIn(call.zone, new Date(dose.takenAt)),
  }));
  const ingredientsOf = new Map<string | null, string>(
    medicines.map(({ productId, ingredients }) => [productId, ingredients]),
  );
  const isGlp1 = ({ name, productId }: (typeof doses)[number]) =>
    glp1In({ name, ingredients: ingredientsOf.get(productId) ?? '' }) !== null;
  const counts = planDosesOf(
    doses.map((dose) => (isTreatmentNamed || !isGlp1(dose) ? dose : { ...dose, ...UNNAMED })),
  );
  return {
    plans: counts && { from: days.from, ...counts, byPlan: isNamed ? counts.byPlan : [] },
    tabletsNotRecorded: planDosesOf(doses.filter(isGlp1))?.notRecorded ?? 0,
  };
}

const UNNAMED = { name: 'Tratamento', dosage: '' };
