import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { distance } from '@leveza/domain/exams/names/analyte-names.ts';

/**
 * Units that a reader of pictures garbles, as laboratories print them. Not among them is 'pg/mL': a garbled 'µg/mL', a
 * million times as much, looks the same.
 */
const UNITS = [
  'mg/dL',
  'µUI/mL',
  'mUI/mL',
  'mUI/L',
  'UI/mL',
  'ng/mL',
  'ng/dL',
  'µg/dL',
  'mil/µL',
  'mil/mm³',
  'milhões/mm³',
  '10^6/µL',
  '10^3/µL',
  'mmol/L',
  'µmol/L',
  'nmol/L',
];

const BY_SKELETON = new Map(UNITS.map((unit) => [skeleton(unit), unit]));

/** Letters that look alike become one: 'pUl/mL' and 'µUI/mL' have the same skeleton. */
function skeleton(unit: string): string {
  return unit
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^10[%°*"]/, '106')
    .replace(/[/^.\s]/g, '')
    .replace(/[µμpyj]/g, 'u')
    .replace(/[i1t|!]/g, 'l')
    .replace(/[³?°º²*]/g, '3');
}

/** A garbled word as the unit it can only be; any other word as it is. */
export function unitOfPicture(text: string): string {
  const plain = text.replace(/[.,;:]+$/, '');
  if (/^[Il1|/]?m{2,3}[³3?°º²*"'’]$/i.test(plain)) return plain.endsWith('3') ? '/mm3' : '/mm³';
  if (plain === 'm2') return 'm²';
  if (plain.length < 4 || isUnit(plain) || !/[/µ]|ul/i.test(plain) || /^[\d.,-]+$/.test(plain)) return text;
  const bones = skeleton(plain);
  const same = BY_SKELETON.get(bones);
  if (same) return same;
  const near = bones.length < 5 ? [] : [...BY_SKELETON].filter(([each]) => distance(each, bones) <= 1);
  return near.length === 1 ? near[0]![1] : text;
}
