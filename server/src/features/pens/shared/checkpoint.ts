import type { Checkpoint } from '@leveza/domain/pens/ledger.ts';

/** A checkpoint as the pen's row keeps it: JSON knows no dates. */
export interface StoredCheckpoint extends Omit<Checkpoint, 'at' | 'openedAt'> {
  at: string;
  openedAt: string | null;
}

export function writeCheckpoint(checkpoint: Checkpoint | null): StoredCheckpoint | null {
  if (!checkpoint) return null;
  const { at, openedAt } = checkpoint;
  return { ...checkpoint, at: at.toISOString(), openedAt: openedAt?.toISOString() ?? null };
}

export function readCheckpoint(stored: StoredCheckpoint | null): Checkpoint | null {
  if (!stored) return null;
  const { at, openedAt } = stored;
  return { ...stored, at: new Date(at), openedAt: openedAt === null ? null : new Date(openedAt) };
}
