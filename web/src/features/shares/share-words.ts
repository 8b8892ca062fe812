import type { Share } from '@leveza/contract/shares/shares.ts';
import { REPORT_PART_LABEL, REPORT_PARTS } from '@leveza/domain/reports/types.ts';
import { formatDay, formatInstant } from '../../lib/format.ts';
import type { Status } from '../../ui/Badge.tsx';

export const SHARE_STATE: Record<Share['state'], { word: string; status: Status }> = {
  active: { word: 'Ativo', status: 'ok' },
  ended: { word: 'Terminou', status: 'neutral' },
  revoked: { word: 'Revogado', status: 'neutral' },
  locked: { word: 'Bloqueado', status: 'critical' },
};

export const shareName = ({ label, createdAt }: Share, zone: string): string =>
  label ?? `Link de ${formatInstant(createdAt, zone)}`;

/** 'Até 23/11/2026 · com PIN · aberto 2 vezes'. */
export function shareLine({ until, hasPin, openings }: Share): string {
  const opened = openings === 0 ? 'nunca aberto' : `aberto ${openings} ${openings === 1 ? 'vez' : 'vezes'}`;
  return [`Até ${formatDay(until)}`, ...(hasPin ? ['com PIN'] : []), opened].join(' · ');
}

export function partsLine({ parts, from }: Share): string {
  const names =
    parts.length === REPORT_PARTS.length ? 'Tudo' : parts.map((part) => REPORT_PART_LABEL[part]).join(', ');
  return `${names}. Registros desde ${formatDay(from)}.`;
}
