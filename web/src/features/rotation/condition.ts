import type { ZoneState } from '@leveza/contract/rotation.ts';
import { REST_LABEL, type RestLevel } from '@leveza/domain/rotation/rest.ts';
import { isEnabled } from '@leveza/domain/rotation/suggest.ts';
import { Ban, BedSingle, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { dayOf, formatDay, formatRelativeDay } from '../../lib/format.ts';
import type { Status } from '../../ui/Badge.tsx';

/** The condition of a zone: off comes first, then resting, and only then its last use. */
export type Condition = 'off' | 'paused' | RestLevel;

export function conditionOf(state: ZoneState, today: string): Condition {
  if (state.isOff) return 'off';
  return isEnabled(state, today) ? state.level : 'paused';
}

export const CONDITION_LABEL: Record<Condition, string> = {
  ...REST_LABEL,
  off: 'Desligada',
  paused: 'Em descanso',
};

/** Only where the outline alone would not tell. */
export const CONDITION_ICON: Record<Condition, LucideIcon | null> = {
  recent: Clock,
  resting: Hourglass,
  rested: null,
  available: null,
  paused: BedSingle,
  off: Ban,
};

export const CONDITION_STATUS: Record<Condition, Status> = {
  recent: 'critical',
  resting: 'low',
  rested: 'neutral',
  available: 'ok',
  paused: 'info',
  off: 'empty',
};

export const FLAG_TEXT = 'Duas reações nos últimos três usos';

/** 'Em descanso até 29/11/2026' */
export function conditionText(state: ZoneState, today: string): string {
  const condition = conditionOf(state, today);
  const label = CONDITION_LABEL[condition];
  return condition === 'paused' ? `${label} até ${formatDay(state.restUntil!)}` : label;
}

/** 'Último uso: 03/11/2026 (há 12 dias)' */
export function lastUseText({ lastUsedAt }: ZoneState, today: string, timeZone: string): string {
  if (lastUsedAt === null) return 'Nunca usada';
  const day = dayOf(lastUsedAt, timeZone);
  return `Último uso: ${formatDay(day)} (${formatRelativeDay(day, today).toLowerCase()})`;
}

/** Everything there is to say about a zone beside its name, in one breath. */
export function zoneText(
  state: ZoneState,
  { today, timeZone, isSuggested = false }: { today: string; timeZone: string; isSuggested?: boolean },
): string {
  const parts = [
    isSuggested && 'Sugerida',
    conditionText(state, today),
    lastUseText(state, today, timeZone),
    state.isFlagged && FLAG_TEXT,
  ];
  return `${parts.filter(Boolean).join('. ')}.`;
}
