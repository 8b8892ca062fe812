import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';
import { boxesQuery } from './boxes-query.ts';
import { stockCards } from './stock-card.ts';

/** The boxes of one kind as the patient's day sees them; undefined while they are on the way. */
export function useStock(kind: ItemKind) {
  const { timeZone } = useSession();
  const today = useToday();
  const boxes = useQuery(boxesQuery);
  const cards = useMemo(
    () => boxes.data && stockCards(boxes.data, kind, today, timeZone),
    [boxes.data, kind, today, timeZone],
  );
  return { boxes, cards, today, timeZone };
}
