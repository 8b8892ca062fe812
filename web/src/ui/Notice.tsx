import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  tone: 'info' | 'ok' | 'attention' | 'critical';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Read out at once when it appears after something the patient did. */
  isLive?: boolean;
}

const TONE = {
  info: { Icon: Info, look: 'bg-info-soft text-info-ink' },
  ok: { Icon: CircleCheck, look: 'bg-ok-soft text-ok-ink' },
  attention: { Icon: TriangleAlert, look: 'bg-attention-soft text-attention-ink' },
  critical: { Icon: OctagonAlert, look: 'bg-critical-soft text-critical-ink' },
} as const;

/** Something to know while using the screen; each tone has its own icon, not only its colour. */
export function Notice({ tone, title, children, action, isLive = false }: Props) {
  const { Icon, look } = TONE[tone];
  return (
    <div role={isLive ? 'alert' : 'note'} className={`flex gap-3 rounded-2xl p-4 ${look}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-pretty text-ink">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
