import { Problem } from '@leveza/contract/problem.ts';
import {
  SAME_DOSE_HOURS,
  returnsToUsualDay,
  tooNear,
  tooNearSentence,
} from '@leveza/domain/applications/gap.ts';
import type { Site, Zone } from '@leveza/domain/rotation/zones.ts';
import { partsOf } from '@leveza/domain/rotation/zones.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../http/call.ts';
import { knownProduct, minGapHoursOf } from '../pens/shared/glp1-catalog.ts';
import { counterfeitOf } from '../pens/shared/counterfeit-of.ts';
import { labelledProduct } from '../pens/shared/glp1-of.ts';
import { lastUsableDay } from '../pens/shared/pen-reply.ts';
import type { ApplicationRow, PenRow } from '../pens/table.ts';
import type { Treatment } from './shared/treatment.ts';
import { rhythmOf } from './shared/treatment.ts';
import { dosesWithin } from './store.ts';

/** The zone says its site; a zone of another site is a slip of the caller. */
export function placeOf<Place extends Site | null>(
  site: Place,
  zone: Zone | null | undefined,
): { site: Place; zone: Zone | null } {
  if (zone && partsOf(zone).site !== site) {
    throw new Problem('invalid-input', { fields: { zone: 'Esta região não pertence ao local escolhido.' } });
  }
  return { site, zone: zone ?? null };
}

export function refuseExpired(pen: PenRow, appliedAt: Date, zone: string): void {
  const until = lastUsableDay(pen, zone);
  if (until !== null && dayIn(zone, appliedAt) > until) throw new Problem('expired-item');
}

export function refuseCounterfeit(pen: PenRow): void {
  const listed = counterfeitOf(pen);
  if (!listed) return;
  const message = `O lote ${listed.lot} de ${listed.product} aparece entre os falsificados em um alerta da Anvisa.`;
  throw new Problem('counterfeit-lot', { message });
}

interface NewDose {
  appliedAt: Date;
  medicine: Parameters<typeof labelledProduct>[0];
  treatment: Treatment;
  /** The one being changed does not stand in its own way. */
  except?: ApplicationRow;
}

export async function refuseTooSoon(
  call: Call,
  { appliedAt, medicine, treatment, except }: NewDose,
): Promise<void> {
  const minGapHours = minGapHoursOf(labelledProduct(medicine));
  const around = (minGapHours ?? SAME_DOSE_HOURS) * HOUR_MS;
  const others = await dosesWithin(call.db, call.owner, {
    from: new Date(appliedAt.getTime() - around),
    to: new Date(appliedAt.getTime() + around),
    except: except?.id,
  });
  const rhythm = rhythmOf(treatment);
  const before = treatment.recent.filter((at) => at < appliedAt && +at !== +(except?.appliedAt ?? appliedAt));
  const isUsual = rhythm !== null && returnsToUsualDay(appliedAt, before, rhythm);
  const near = isUsual ? others.filter((at) => at >= appliedAt) : others;
  const nearest = tooNear({ at: appliedAt, others: near, minGapHours });
  if (nearest) throw new Problem('dose-too-soon', { message: tooNearSentence(nearest, call) });
}

/** A product dosed in units holds insulin: its doses are not recorded as mg. */
export function refuseUnits(catalogId: string | null): void {
  if (knownProduct(catalogId)?.mgPerUnit) throw new Problem('dosed-in-units');
}
