import type { ZoneState } from '@leveza/contract/rotation.ts';
import { Star } from 'lucide-react';
import { useToday } from '../../lib/use-now.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CONDITION_ICON, CONDITION_STATUS, conditionOf, conditionText } from './condition.ts';

/** How rested a zone is, and whether it is the suggested one. */
export function ZoneBadges({ state, isSuggested }: { state: ZoneState; isSuggested: boolean }) {
  const today = useToday();
  const condition = conditionOf(state, today);
  return (
    <>
      {isSuggested && (
        <Badge status="info" icon={Star}>
          Sugerida
        </Badge>
      )}
      <Badge status={CONDITION_STATUS[condition]} icon={CONDITION_ICON[condition] ?? undefined}>
        {conditionText(state, today)}
      </Badge>
    </>
  );
}
