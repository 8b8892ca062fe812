import type { Today } from '@leveza/contract/dashboard.ts';
import { isPlural } from '@leveza/domain/remains.ts';
import { Leaf } from 'lucide-react';
import { use } from 'react';
import { formatWeight, weightScale } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { TO_CONFIRM } from '../../measurements/shared/milestone-words.ts';

/** The nearest milestone ahead, without a deadline. Its name tells of the weight, so it can be covered. */
export function Milestone({ title, toGoKg, isToConfirm }: NonNullable<Today['nextMilestone']>) {
  const { weightUnit } = useSession();
  if (use(AreFiguresCovered)) return null;
  const left = isToConfirm
    ? TO_CONFIRM
    : toGoKg !== null &&
      `${isPlural(weightScale(weightUnit).shown(toGoKg)) ? 'Faltam' : 'Falta'} ${formatWeight(toGoKg, weightUnit)}`;
  return (
    <p className="flex items-center gap-2.5 text-sm leading-snug">
      <Leaf aria-hidden className="size-5 shrink-0 text-leaf" />
      <span className="min-w-0">
        <span className="text-ink-soft">Próximo marco: </span>
        <span className="font-semibold">{title}</span>
        {left && <span className="text-ink-soft tabular-nums">{`. ${left}.`}</span>}
      </span>
    </p>
  );
}
