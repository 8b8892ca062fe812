import { listUses } from '@leveza/contract/usage.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';

/** More than anybody takes in a day. */
const MOST = 100;

interface Asked {
  /** Every box of one product. */
  boxIds: readonly string[];
  name: string;
}

/** Says when a product was last taken today, out of a box of it or elsewhere under its name: 'Tomado hoje às 17:32'. */
export function useTakenToday(): (asked: Asked) => string | null {
  const { timeZone } = useSession();
  const today = useToday();
  const uses = useQuery(read(listUses, { query: { from: today, to: today, limit: MOST } })).data?.data ?? [];
  return ({ boxIds, name }) => {
    // They come newest first.
    const last = uses.find((use) =>
      use.inventoryId === null ? use.name === name : boxIds.includes(use.inventoryId),
    );
    return last ? `Tomado hoje às ${last.usedClock?.slice(11) ?? formatTime(last.usedAt, timeZone)}` : null;
  };
}
