import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** The empty state of a list: one icon, one sentence, one action. */
export function EmptyState({
  icon: Icon,
  children,
  action,
}: {
  icon: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border border-dashed border-line px-6 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon aria-hidden className="size-6" />
      </span>
      <p className="max-w-sm text-pretty text-ink-soft">{children}</p>
      {action}
    </div>
  );
}
