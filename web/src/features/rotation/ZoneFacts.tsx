import type { ZoneState } from '@leveza/contract/rotation.ts';
import { Star, TriangleAlert } from 'lucide-react';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';
import { Badge } from '../../ui/Badge.tsx';
import {
  CONDITION_ICON,
  CONDITION_STATUS,
  conditionOf,
  conditionText,
  FLAG_TEXT,
  lastUseText,
} from './condition.ts';

/** A zone's state in words: how rested it is, when it was used last, whether it reacted. */
export function ZoneFacts({ state, isSuggested = false }: { state: ZoneState; isSuggested?: boolean }) {
  const { timeZone } = useSession();
  const today = useToday();
  const condition = conditionOf(state, today);
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {isSuggested && (
          <Badge status="info" icon={Star}>
            Sugerida
          </Badge>
        )}
        <Badge status={CONDITION_STATUS[condition]} icon={CONDITION_ICON[condition] ?? undefined}>
          {conditionText(state, today)}
        </Badge>
        <span className="text-sm text-ink-soft">{lastUseText(state, today, timeZone)}</span>
      </span>
      {state.isFlagged && (
        <span className="flex items-start gap-1.5 text-sm font-medium text-low-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {FLAG_TEXT}
        </span>
      )}
    </span>
  );
}
