import type { ZoneState } from '@leveza/contract/rotation.ts';
import { TriangleAlert } from 'lucide-react';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';
import { FLAG_TEXT, lastUseText } from './condition.ts';
import { ZoneBadges } from './ZoneBadges.tsx';

/** A zone's state in words: how rested it is, when it was used last, whether it reacted. */
export function ZoneFacts({ state, isSuggested = false }: { state: ZoneState; isSuggested?: boolean }) {
  const { timeZone } = useSession();
  const today = useToday();
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <ZoneBadges state={state} isSuggested={isSuggested} />
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
