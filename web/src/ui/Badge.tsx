import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type Status = 'ok' | 'low' | 'critical' | 'attention' | 'info' | 'empty' | 'neutral';

const LOOK: Record<Status, string> = {
  ok: 'bg-ok-soft text-ok-ink',
  low: 'bg-low-soft text-low-ink',
  critical: 'bg-critical-soft text-critical-ink',
  attention: 'bg-attention-soft text-attention-ink',
  info: 'bg-info-soft text-info-ink',
  empty: 'bg-empty-soft text-empty-ink',
  neutral: 'bg-sunken text-ink-soft',
};

/** A state in one word; the colour only repeats what the word says. */
export function Badge({
  status,
  icon: Icon,
  children,
}: {
  status: Status;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex w-fit items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap
        ${LOOK[status]}`}
    >
      {Icon ? (
        <Icon aria-hidden className="size-3.5 shrink-0" />
      ) : (
        <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />
      )}
      {children}
    </span>
  );
}
