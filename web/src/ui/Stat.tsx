import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: ReactNode;
  detail?: ReactNode;
  icon?: LucideIcon;
  tone?: 'brand' | 'leaf' | 'low' | 'critical';
}

const TONE = {
  brand: 'bg-brand-soft text-brand-ink',
  leaf: 'bg-leaf-soft text-leaf-ink',
  low: 'bg-low-soft text-low-ink',
  critical: 'bg-critical-soft text-critical-ink',
} as const;

/** One number that matters, and what it is. Lives in a `StatGrid`, whose rows keep the numbers on one line. */
export function Stat({ label, value, detail, icon: Icon, tone = 'brand' }: Props) {
  return (
    <div className="row-span-3 grid min-w-0 grid-rows-subgrid gap-y-1.5 rounded-2xl border border-line bg-surface p-4">
      <dt className="flex items-center gap-2 text-sm leading-tight font-medium text-ink-soft">
        {Icon && (
          <span className={`grid size-7 shrink-0 place-items-center rounded-lg ${TONE[tone]}`}>
            <Icon aria-hidden className="size-4" />
          </span>
        )}
        {label}
      </dt>
      <dd className="text-2xl leading-tight font-bold tracking-tight tabular-nums max-[359px]:text-xl">
        {value}
      </dd>
      {detail && <dd className="text-sm text-pretty text-ink-faint">{detail}</dd>}
    </div>
  );
}
