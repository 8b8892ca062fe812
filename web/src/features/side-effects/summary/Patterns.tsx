import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { CalendarDays } from 'lucide-react';
import { Card } from '../../../ui/Card.tsx';
import { patternText } from '../effect-words.ts';

/** When effects come after a dose: counts, never a cause. */
export function Patterns({ patterns }: Pick<SideEffectSummary, 'patterns'>) {
  return (
    <Card title="Em relação à dose" subtitle="Nos últimos 90 dias.">
      <ul className="grid gap-3 lg:grid-cols-2">
        {patterns.map((pattern) => (
          <li key={patternText(pattern)} className="flex items-start gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">
              <CalendarDays aria-hidden className="size-5" />
            </span>
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere tabular-nums">{patternText(pattern)}</span>
              <span className="text-sm text-ink-soft tabular-nums">
                Depois de {pattern.cycles} doses diferentes.
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-pretty text-ink-soft">
        São contagens dos seus registros: mostram quando, mas não provam a causa.
      </p>
    </Card>
  );
}
