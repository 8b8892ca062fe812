import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { NO_CONNECTION } from '../../lib/unreached.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';

const LOOK =
  'flex items-start gap-2.5 rounded-xl border px-3.5 py-3 text-base font-medium [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0';

/** The one place where a form says why it was refused; nothing while there is nothing to say. */
export function FormAlert({ children }: { children: ReactNode }) {
  const isOnline = useIsOnline();
  if (children === null || children === undefined || children === '') return null;
  const from = typeof children === 'string' ? children.indexOf(NO_CONNECTION) : -1;
  if (isOnline && typeof children === 'string' && from >= 0) {
    return (
      <div role="status" className={`${LOOK} border-line bg-info-soft text-info-ink`}>
        <Info aria-hidden />
        <div className="min-w-0">
          {children.slice(from).replace(NO_CONNECTION, 'A internet voltou. Tente de novo.')}
        </div>
      </div>
    );
  }
  return (
    <div
      role="alert"
      ref={bringIntoView}
      className={`${LOOK} border-critical bg-critical-soft text-critical-ink`}
    >
      <TriangleAlert aria-hidden />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

// On a phone the alert may stand above what is on screen when the form comes back refused.
function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' });
}
