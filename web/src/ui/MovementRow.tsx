import type { LucideIcon } from 'lucide-react';

interface Props {
  icon: LucideIcon;
  label: string;
  /** How much came in; negative for what left. */
  change: number;
  format: (amount: number) => string;
  when: string;
  /** How much there was afterwards, in words. */
  after?: string;
  reason: string | null;
}

/** One line of a ledger. */
export function MovementRow({ icon: Icon, label, change, format, when, after, reason }: Props) {
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className="grid size-9 shrink-0 place-items-center rounded-xl bg-sunken text-ink-soft">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="grid min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3 font-medium">
          <span>{label}</span>
          {change !== 0 && (
            <span className={`tabular-nums ${change > 0 ? 'text-ok-ink' : ''}`}>
              {change > 0 ? '+' : '−'}
              {format(Math.abs(change))}
            </span>
          )}
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft tabular-nums">
          <span>{when}</span>
          {after && <span>{after}</span>}
        </p>
        {reason && <p className="text-sm wrap-anywhere text-ink-soft">{reason}</p>}
      </div>
    </li>
  );
}
