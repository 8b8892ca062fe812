import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import {
  beforePart,
  type DosePart,
  furtherPens,
  injectionsFor,
  shareDose,
} from '@leveza/domain/applications/share-dose.ts';
import { toMg, toUnits } from '@leveza/domain/pens/amount.ts';
import { formatDay, formatMg } from '../../../lib/format.ts';
import type { ApplicationValues } from './application-values.ts';

const LIST = new Intl.ListFormat('pt-BR');

interface Shelf {
  pens: readonly Pen[];
  /** The dose that is edited: its pens hold again what it took. */
  application: Application | null;
  today: string;
}

interface Chosen extends Pick<ApplicationValues, 'doseMg' | 'otherPenId'> {
  penId?: string | null | undefined;
}

interface Shared {
  /** Null where the pens cannot give the dose. */
  parts: DosePart[] | null;
  /** Pens that may give what the first one cannot. */
  others: Pen[];
}

/** The parts of the dose in the form: one for most, several where one pen cannot give it. */
export function shareOf({ doseMg, penId, otherPenId }: Chosen, { pens, application, today }: Shelf): Shared {
  const recorded = application ? partsOf(application) : [];
  const shelf = pens.map((pen) => ({
    ...beforePart(
      pen,
      recorded.find((part) => part.penId === pen.id),
    ),
    name: pen.medication.commercialName,
    catalogId: pen.medication.id,
    isProhibited: pen.legalStatus === 'prohibited',
  }));
  const first = shelf.find(({ id }) => id === penId);
  if (!first || !doseMg) return { parts: null, others: [] };
  const others = furtherPens(first, shelf, today);
  const inOrder = others.toSorted((a, b) => Number(b.id === otherPenId) - Number(a.id === otherPenId));
  return { parts: shareDose(doseMg, [first, ...inOrder]), others };
}

/** The part of each pen in a recorded dose, its own pen first. */
function partsOf({ penId, doseMg, alsoFrom }: Application): DosePart[] {
  const further = alsoFrom.reduce((sum, { mg }) => sum + toUnits(mg), 0);
  return [...(penId ? [{ penId, mg: toMg(toUnits(doseMg) - further) }] : []), ...alsoFrom];
}

/** `Esta dose usa 2 canetas: 2,4 mg desta e 4,8 mg de outra (use até 30/06/2027).`; null for a dose of one. */
export function partsText(parts: readonly DosePart[], pens: readonly Pen[]): string | null {
  const draws = parts.flatMap(({ penId, mg }) => {
    const pen = pens.find(({ id }) => id === penId);
    return pen ? [{ pen, mg, injections: injectionsFor(mg, pen) }] : [];
  });
  const [first, ...further] = draws;
  if (!first) return null;
  const { pen, injections } = first;
  const containers = pen.presentation === 'vial' ? 'ampolas' : 'canetas';
  const each = formatMg(pen.largestInjectionMg);
  if (further.length === 0) {
    if (injections === 1) return null;
    return pen.presentation === 'multi-dose-pen'
      ? `Esta dose são ${injections} injeções de ${each}, da mesma caneta.`
      : `Esta dose usa ${injections} ${containers} de ${each}.`;
  }
  const count = draws.reduce((sum, one) => sum + containersIn(one), 0);
  const list = [
    `${formatMg(first.mg)} desta`,
    ...further.map((one) => `${formatMg(one.mg)} de outra${untilText(one.pen)}`),
  ];
  return `Esta dose usa ${count} ${containers}: ${LIST.format(list)}.`;
}

/** Each single-dose pen is one; other entries of a shared dose give out of one container. */
const containersIn = ({ pen, injections }: { pen: Pen; injections: number }) =>
  pen.presentation === 'single-dose-pen' ? injections : 1;

const untilText = ({ usableUntil }: Pen) => (usableUntil ? ` (use até ${formatDay(usableUntil)})` : '');
