import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The one place where a form says why it was refused; nothing while there is nothing to say. */
export function FormAlert({ children }: { children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div
      role="alert"
      ref={bringIntoView}
      className="flex items-start gap-2.5 rounded-xl border border-critical bg-critical-soft px-3.5 py-3 text-base font-medium text-critical-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

// On a phone the alert may stand above what is on screen when the form comes back refused.
function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' });
}
