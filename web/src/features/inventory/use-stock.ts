import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import type { Pace } from '@leveza/domain/inventory/pace.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';
import { boxesQuery } from './boxes-query.ts';
import { stockCards } from './stock-card.ts';

/**
 * The boxes of one kind as the patient's day sees them; undefined while they are on the way, or the paces that their levels
 * follow. Without paces, each box goes by what boxes say.
 */
export function useStock(kind: ItemKind, paces: ReadonlyMap<string, Pace> | undefined) {
  const { timeZone } = useSession();
  const today = useToday();
  const boxes = useQuery(boxesQuery);
  const cards = useMemo(
    () => boxes.data && paces && stockCards(boxes.data, kind, { today, zone: timeZone, paces }),
    [boxes.data, paces, kind, today, timeZone],
  );
  return { boxes, cards, today, timeZone };
}
