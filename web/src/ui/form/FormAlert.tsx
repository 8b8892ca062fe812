import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { NO_CONNECTION } from '../../lib/unreached.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';

const LOOK =
  'flex items-start gap-2.5 rounded-xl border px-3.5 py-3 text-base font-medium [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0';

/** The one place where a form says why it was refused; nothing while there is nothing to say. */
export function FormAlert({ children }: { children: ReactNode }) {
  const isOnline = useIsOnline();
  if (children === null || children === undefined || children === '') return null;
  // The words after the refusal stay; what failed is in the form.
  const rest = isOnline && typeof children === 'string' ? children.split(NO_CONNECTION)[1] : undefined;
  const isBack = rest !== undefined;
  const Icon = isBack ? Check : TriangleAlert;
  return (
    <div
      role={isBack ? 'status' : 'alert'}
      ref={bringIntoView}
      className={`${LOOK} ${isBack ? 'border-line bg-info-soft text-info-ink' : 'border-critical bg-critical-soft text-critical-ink'}`}
    >
      <Icon aria-hidden />
      <div className="min-w-0">{isBack ? `A internet voltou. Tente de novo.${rest}` : children}</div>
    </div>
  );
}

// On a phone the alert may stand above what is on screen when the form comes back refused.
function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' });
}
