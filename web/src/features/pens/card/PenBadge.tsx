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
import type { PenState } from './use-pen-state.ts';

const LOOK: Record<Kind, { status: Status; icon: LucideIcon }> = {
  empty: { status: 'empty', icon: CircleDashed },
  expired: { status: 'critical', icon: CalendarX2 },
  critical: { status: 'critical', icon: TriangleAlert },
  expiring: { status: 'attention', icon: ClockAlert },
  sealed: { status: 'info', icon: Lock },
  open: { status: 'ok', icon: LockOpen },
};

/** The last dose of a pen beside which another one waits. */
const LAST_OF_PEN = { status: 'low', icon: LockOpen } as const;

/** A pen that is shown by itself, in the one colour of its state. */
export function PenStateBadge({ badge, label, tone }: PenState) {
  const look = tone === 'orange' && badge === 'critical' ? LAST_OF_PEN : LOOK[badge];
  return <Badge {...look}>{label}</Badge>;
}

/** The label in the corner of an entry's card. */
export function PenBadge({ badge }: { badge: Kind }) {
  return <Badge {...LOOK[badge]}>{PEN_BADGE_LABEL[badge]}</Badge>;
}
