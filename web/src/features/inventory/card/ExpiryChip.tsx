import { expiryWarning } from '@leveza/domain/inventory/status.ts';
import { CalendarClock, CalendarDays, CalendarX2 } from 'lucide-react';
import { formatDay } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';

interface Props {
  expiryDate: string | null;
  today: string;
  alertDays: number;
}

/** The expiry date; renders nothing if unknown. */
export function ExpiryChip({ expiryDate, today, alertDays }: Props) {
  if (!expiryDate) return null;
  const warning = expiryWarning(expiryDate, today, alertDays);
  const day = <span className="tabular-nums">{formatDay(expiryDate)}</span>;
  if (warning === 'Vencido') {
    return (
      <Badge status="critical" icon={CalendarX2}>
        Vencido em {day}
      </Badge>
    );
  }
  return warning ? (
    <Badge status="attention" icon={CalendarClock}>
      {warning} {day}
    </Badge>
  ) : (
    <Badge status="neutral" icon={CalendarDays}>
      Validade {day}
    </Badge>
  );
}
