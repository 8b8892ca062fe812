import { listUses, type Use } from '@leveza/contract/usage.ts';
import { isTakenAs } from '@leveza/domain/usage/stands-for.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';
import type { TakenText } from '../inventory/shared/taken-text.ts';

/** More than anybody takes in a day. */
const MOST = 100;

/**
 * Says when a product was last taken today, out of a box or elsewhere, under whichever name of its substance: 'Tomado hoje
 * às 17:32'.
 */
export function useTakenToday(): TakenText {
  const { timeZone } = useSession();
  const today = useToday();
  const uses = useQuery(read(listUses, { query: { from: today, to: today, limit: MOST } })).data?.data ?? [];
  return ({ boxIds, unitType, ...medicine }) => {
    const isTaken = ({ inventoryId, name, brand, dosage, unitType: unit }: Use) =>
      (inventoryId === null ? name === medicine.name : boxIds.includes(inventoryId)) ||
      isTakenAs(
        { medicine: { name, ingredients: brand ?? '', strength: dosage }, unitType: unit },
        { medicine, unitType },
      );
    // They come newest first.
    const last = uses.find(isTaken);
    return last ? `Tomado hoje às ${last.usedClock?.slice(11) ?? formatTime(last.usedAt, timeZone)}` : null;
  };
}
