import type { ZoneState } from '@leveza/contract/rotation.ts';
import { type RestLevel, restLabel } from '@leveza/domain/rotation/rest.ts';
import { isEnabled } from '@leveza/domain/rotation/suggest.ts';
import { Ban, Clock, Hourglass, type LucideIcon, Pause } from 'lucide-react';
import { dayOf, formatDay, formatRelativeDay } from '../../lib/format.ts';
import type { Status } from '../../ui/Badge.tsx';

/** The condition of a zone: off comes first, then resting, and only then its last use. */
export type Condition = 'off' | 'paused' | RestLevel;

export function conditionOf(state: ZoneState, today: string): Condition {
  if (state.isOff) return 'off';
  return isEnabled(state, today) ? state.level : 'paused';
}

/** 'Usada na última dose', 'Livre', 'Pausada por você' */
export function conditionLabel(state: ZoneState, today: string): string {
  const condition = conditionOf(state, today);
  if (condition === 'off') return 'Desligada';
  return condition === 'paused' ? 'Pausada por você' : restLabel(state);
}

/** Only where the outline alone would not tell. */
export const CONDITION_ICON: Record<Condition, LucideIcon | null> = {
  recent: Clock,
  resting: Hourglass,
  rested: null,
  available: null,
  paused: Pause,
  off: Ban,
};

export const CONDITION_STATUS: Record<Condition, Status> = {
  recent: 'critical',
  resting: 'low',
  rested: 'ok',
  available: 'ok',
  paused: 'info',
  off: 'empty',
};

export const FLAG_TEXT = 'Duas reações nos últimos três usos';

/** 'Pausada por você até 29/11/2026' */
export function conditionText(state: ZoneState, today: string): string {
  const label = conditionLabel(state, today);
  return conditionOf(state, today) === 'paused' ? `${label} até ${formatDay(state.restUntil!)}` : label;
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
