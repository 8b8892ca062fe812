import type { Status } from '@leveza/domain/inventory/status.ts';
import {
  CalendarX2,
  CircleDashed,
  ClockAlert,
  type LucideIcon,
  PackageCheck,
  PackageOpen,
} from 'lucide-react';
import { Badge, type Status as Look } from '../../../ui/Badge.tsx';

const BADGE: Record<Status['badge'], { look: Look; icon: LucideIcon }> = {
  VENCIDO: { look: 'critical', icon: CalendarX2 },
  'VENCE EM BREVE': { look: 'attention', icon: ClockAlert },
  ABERTO: { look: 'ok', icon: PackageOpen },
  FECHADO: { look: 'info', icon: PackageCheck },
  VAZIO: { look: 'empty', icon: CircleDashed },
};

/** The label in the corner of a box's card. */
export function StatusBadge({ badge }: { badge: Status['badge'] }) {
  const { look, icon } = BADGE[badge];
  return (
    <Badge status={look} icon={icon}>
      {badge}
    </Badge>
  );
}
