import type { Pen } from '@leveza/contract/pens/pens.ts';
import { PEN_BADGE_LABEL } from '@leveza/domain/pens/status.ts';
import { formatDay, formatMg } from '../../../lib/format.ts';
import type { Option } from '../../../ui/form/option.ts';
import { LISTED_LOT } from '../../pens/shared/lot-words.ts';

/** A pen by what tells it from the others: its name and the doses left in it. */
export function penOption(pen: Pen): Option {
  return { value: pen.id, label: `${pen.medication.commercialName} · ${dosesText(pen)}`, hint: hintOf(pen) };
}

/** '3 doses de 1 mg', '1 dose'; of a pen that only begins a dose, '1 injeção de 2,4 mg'. */
function dosesText(pen: Pen): string {
  const { dosesLeft, injectionsLeft, injectionsPerDose, countedDoseMg } = pen;
  if (dosesLeft === 0 && injectionsPerDose > 1) {
    const injections = injectionsLeft === 1 ? '1 injeção' : `${injectionsLeft} injeções`;
    return `${injections} de ${formatMg(pen.largestInjectionMg)}`;
  }
  const doses = dosesLeft === 1 ? '1 dose' : `${dosesLeft} doses`;
  return countedDoseMg === null ? doses : `${doses} de ${formatMg(countedDoseMg)}`;
}

function hintOf({ badge, remainingMg, usableUntil, counterfeit }: Pen): string {
  return [
    counterfeit && LISTED_LOT,
    PEN_BADGE_LABEL[badge],
    `${formatMg(remainingMg)} restantes`,
    usableUntil && `usar até ${formatDay(usableUntil)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
