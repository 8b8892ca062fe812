import { CircleHelp } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';

/** On whatever nobody at Leveza checked: a patient's own product, a find. */
export function UnverifiedBadge() {
  return (
    <Badge status="neutral" icon={CircleHelp}>
      não verificado
    </Badge>
  );
}
