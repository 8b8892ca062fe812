import { Check, Clock } from 'lucide-react';
import type { PLANS } from './plan-list.ts';

/** A plan with its planned price: first what exists, then what is still being built. */
export function PlanCard({ name, price, forWhom, includes, coming }: (typeof PLANS)[number]) {
  return (
    <li className="grid content-start gap-5 rounded-3xl border border-line bg-surface p-6 sm:p-8">
      <div className="grid gap-1">
        <h3 className="text-xl font-semibold tracking-tight">{name}</h3>
        <p className="text-ink-soft">{forWhom}</p>
      </div>
      <p className="flex items-baseline gap-1.5">
        <span className="text-4xl font-bold tracking-tight tabular-nums">R$ {price}</span>
        <span className="text-ink-soft">por mês</span>
      </p>
      <ul className="grid gap-2 border-t border-line pt-5">
        {includes.map((item) => (
          <li key={item} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
            {item}
          </li>
        ))}
        {coming.map((item) => (
          <li key={item} className="flex gap-3 text-ink-soft">
            <Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" />
            {item} (em construção)
          </li>
        ))}
      </ul>
    </li>
  );
}
