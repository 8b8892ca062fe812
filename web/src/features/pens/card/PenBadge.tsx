import { PEN_BADGE_LABEL, type PenBadge as Kind } from '@leveza/domain/pens/status.ts';
import {
  CalendarX2,
  CircleDashed,
  ClockAlert,
  Lock,
  LockOpen,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { Badge, type Status } from '../../../ui/Badge.tsx';

const LOOK: Record<Kind, { status: Status; icon: LucideIcon }> = {
  empty: { status: 'empty', icon: CircleDashed },
  expired: { status: 'critical', icon: CalendarX2 },
  critical: { status: 'critical', icon: TriangleAlert },
  expiring: { status: 'attention', icon: ClockAlert },
  sealed: { status: 'info', icon: Lock },
  open: { status: 'ok', icon: LockOpen },
};

/** The label in the corner of an entry's card. */
export function PenBadge({ badge }: { badge: Kind }) {
  return <Badge {...LOOK[badge]}>{PEN_BADGE_LABEL[badge]}</Badge>;
}
