import type { Use } from '@leveza/contract/usage.ts';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { useCode } from '../../lib/use-code.ts';
import { useToday } from '../../lib/use-now.ts';
import type { TakenText } from '../inventory/shared/taken-text.ts';
import { usesOfDay } from './uses-of-day.ts';

/** The names of substances: large, and needed only once something was taken today. */
const loadRule = () => import('@leveza/domain/usage/stands-for.ts');

/**
 * Says when a product was last taken today, out of a box or elsewhere, under whichever name of its substance: 'Tomado hoje
 * às 17:32'.
 */
export function useTakenToday(): TakenText {
  const { timeZone } = useSession();
  const today = useToday();
  const uses = useQuery(usesOfDay(today)).data?.data ?? [];
  const rule = useCode(loadRule, uses.length > 0);
  return ({ boxIds, unitType, ...medicine }) => {
    const isTaken = ({ inventoryId, name, brand, dosage, unitType: unit }: Use) =>
      (inventoryId === null ? name === medicine.name : boxIds.includes(inventoryId)) ||
      rule?.isTakenAs(
        { medicine: { name, ingredients: brand ?? '', strength: dosage }, unitType: unit },
        { medicine, unitType },
      );
    // They come newest first.
    const last = uses.find(isTaken);
    return last ? `Tomado hoje às ${last.usedClock?.slice(11) ?? formatTime(last.usedAt, timeZone)}` : null;
  };
}
