import { suggestDose } from '@leveza/domain/applications/suggest.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import { knownProduct } from '../../pens/shared/glp1-catalog.ts';
import { labelledProduct } from '../../pens/shared/glp1-of.ts';
import { legalStatusOf } from '../../pens/shared/legal-status.ts';
import { penReply } from '../../pens/shared/pen-reply.ts';
import { productIdOfDose } from '../../pens/shared/product-of-dose.ts';
import type { ApplicationRow, PenRow } from '../../pens/table.ts';
import { isSlip } from '../doubt-dose.ts';
import { nextDoseMg } from './titration.ts';
import type { Treatment } from './treatment.ts';

interface AtHand {
  shelf: PenRow[];
  /** The last two doses, newest first. */
  newest: ApplicationRow[];
}

/** The pen, the medicine and the dose that are preselected, the same on every screen. */
export function suggestPen({ zone, now }: Call, treatment: Treatment, { shelf, newest }: AtHand) {
  const { last, product, ownInterval } = treatment;
  const today = dayIn(zone, now);
  const lastDose = last && {
    ...last,
    catalogId: productIdOfDose(last),
    molecule: product?.molecule ?? null,
    isSlip: isSlip(pastDose(last), newest[1] && pastDose(newest[1])),
    isProhibited: legalStatusOf(last) === 'prohibited',
  };
  const counted = lastDose && !lastDose.isSlip ? lastDose : null;
  const clock = { zone, today, ownInterval, lastDose: counted };
  const candidates = shelf.map((row) => {
    const pen = penReply(row, clock);
    return {
      ...pen,
      name: row.medicationName,
      catalogId: row.catalogId,
      isProhibited: pen.legalStatus === 'prohibited',
      isCounterfeit: pen.counterfeit !== null,
      doseSetAt: row.doseSetAt,
      addedAt: row.createdAt,
      doseOptionsMg: knownProduct(row.catalogId)?.doseOptionsMg ?? [],
    };
  });
  const suggested = suggestDose({ pens: candidates, last: lastDose, planned: plannedDose(treatment), today });
  const isListed = candidates.some(({ id, isCounterfeit }) => id === suggested.penId && isCounterfeit);
  const medicine = shelf.find(({ id }) => id === suggested.penId) ?? treatment.titration?.medicine ?? last;
  // Without a pen that gives it the last dose continues, unless it was a slip.
  const continued = lastDose && !lastDose.isSlip && medicine?.medicationName === last?.medicationName;
  return {
    ...suggested,
    counterfeitPenId: isListed ? suggested.penId : null,
    medicationName: medicine?.medicationName ?? null,
    expectedDoseMg: suggested.doseMg ?? (continued ? lastDose.doseMg : null),
  };
}

function plannedDose(treatment: Treatment) {
  const doseMg = nextDoseMg(treatment);
  const medicine = treatment.titration?.medicine;
  if (doseMg === null || !medicine) return null;
  return { doseMg, molecule: labelledProduct(medicine)?.molecule ?? null };
}

const pastDose = ({ appliedAt, doseMg, ...dose }: ApplicationRow) => ({ ...dose, at: appliedAt, mg: doseMg });
