import type { Today, ToTake } from '@leveza/contract/dashboard.ts';
import { dayOf, formatTime } from '../../../lib/format.ts';

interface OfBox {
  /** In the list of today and still to take. */
  open: ToTake | undefined;
  /** 'HH:MM' once nothing of today is open and one was taken. */
  takenTime: string | null;
}

/** Where the tablet of a box without a plan stands on a day. */
export function tabletOfBox(
  { tabletBox, toTake }: Pick<Today, 'tabletBox' | 'toTake'>,
  { zone, day }: { zone: string; day: string },
): OfBox {
  const open = toTake.find(({ name, takenAt }) => name === tabletBox?.name && takenAt === null);
  const lastAt = tabletBox?.lastTakenAt ?? null;
  const isTaken = !open && lastAt !== null && dayOf(lastAt, zone) === day;
  return { open, takenTime: isTaken ? formatTime(lastAt, zone) : null };
}

/** The same among the numbers. */
export function boxFigure(...asked: Parameters<typeof tabletOfBox>): { value: string; detail: string } {
  const { open, takenTime } = tabletOfBox(...asked);
  if (takenTime) return { value: '—', detail: 'A de hoje está registrada' };
  return { value: open ? 'Hoje' : '—', detail: 'Sem hora marcada' };
}
