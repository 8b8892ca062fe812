import type { DailyBox } from './to-take.ts';

/** A box of GLP-1 tablets, at home or taken from lately. */
export interface KnownTablet {
  id: string;
  name: string;
  isEmpty: boolean;
  isDeleted: boolean;
  /** Null where none was taken lately. */
  lastTakenAt: string | null;
}

/**
 * The boxes without those of other strengths of the GLP-1 tablet in use: it is taken once a day, and a strength that is
 * left over must not be asked for beside it. One that gave a tablet today stays. The tablets stand in the order in which
 * they were taken and added, the last one first.
 */
export function withOneTablet<B extends DailyBox>(boxes: readonly B[], tablets: readonly KnownTablet[]): B[] {
  const toTake = tabletToTake(tablets);
  const asked = toTake && boxes.find(({ id }) => id === toTake.id)?.product;
  const takenToday = new Set(boxes.filter(hasUses).map(({ product }) => product));
  return boxes.filter(
    ({ isOnceADay, product }) => !isOnceADay || product === asked || takenToday.has(product),
  );
}

const hasUses = ({ uses }: DailyBox) => uses.some(({ undoneAt }) => undoneAt === null);

/** The strength taken last; once that one is used up, a new one, but none that was taken before it. */
function tabletToTake(boxes: readonly KnownTablet[]): KnownTablet | undefined {
  const full = boxes.filter(({ isEmpty, isDeleted }) => !isEmpty && !isDeleted);
  const [last] = boxes;
  return full.find(({ name }) => name === last?.name) ?? full.find(({ lastTakenAt }) => lastTakenAt === null);
}
