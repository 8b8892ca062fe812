import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  /** The one line that is always there. */
  label: ReactNode;
  icon?: LucideIcon;
  isOpenAtFirst?: boolean;
  onToggle?: () => void;
  children: ReactNode;
}

/** One line that opens: a notice, an explanation, the rest of a list. */
export function Fold({ label, icon: Icon, isOpenAtFirst = false, onToggle, children }: Props) {
  return (
    <details
      open={isOpenAtFirst}
      onToggle={onToggle}
      className="group min-w-0 rounded-2xl border border-line bg-surface"
    >
      <summary
        className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-2xl px-4 py-2 font-semibold
          hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        {Icon && <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />}
        <span className="min-w-0 flex-1 leading-snug">{label}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
