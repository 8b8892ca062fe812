import { ListChecks } from 'lucide-react';
import type { TakenBeside } from './use-history.ts';

/** A dose of a plan that came out of no box; it is taken back on the screen of its plan. */
export function BesideRow({ dose: { name, dosage, takenClock } }: { dose: TakenBeside }) {
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-info-soft text-info-ink">
        <ListChecks aria-hidden className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="leading-snug font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm leading-snug wrap-anywhere text-ink-soft tabular-nums">
          <span className="font-semibold text-ok-ink">Tomado</span>{' '}
          {[`às ${takenClock.slice(11)}`, dosage, 'sem caixa'].join(' · ')}
        </p>
      </div>
    </li>
  );
}
