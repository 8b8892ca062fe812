import { findAnalyte } from '@leveza/domain/exams/analytes.ts';
import type { NamedAnalyte } from '@leveza/domain/exams/names/analyte-names.ts';
import { foldUnit, isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { inOwnUnit } from '@leveza/domain/exams/units.ts';

const TOLD =
  /\b(?:valores|resultados|dosagens)\s+(?:(?:s[aã]o\s+)?(?:expressos|dados|reportados)\s+)?em\s*:?\s*(\S+)/i;

/** The unit of the rows below: 'Perfil lipídico (valores em mg/dL)'; null where a line tells none. */
export function toldUnit(text: string): string | null {
  const unit = TOLD.exec(text)?.[1]?.replace(/[().,;:]+$/, '') ?? '';
  return isUnit(unit) ? unit : null;
}

/** Whether an analyte is measured in a unit: in a usual one, or in one that can be reckoned into its own. */
export function isUnitOf(unit: string, analyte: NamedAnalyte): boolean {
  const own = findAnalyte(analyte.key);
  const isShare = unit === '%' && analyte.type === 'hemograma';
  return (
    analyte.units.includes(foldUnit(unit)) ||
    isShare ||
    (own !== undefined && inOwnUnit(own, 1, unit) !== null)
  );
}
