import type { ToTake } from '@leveza/contract/dashboard.ts';
import { useCallback, useState } from 'react';

/**
 * The doses under way. A use ticks the first open row of its product, not the one that was tapped: until the list is read
 * again, a second tap could be answered with the first use.
 */
export function useUnderWay(items: readonly ToTake[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const begin = useCallback((id: string) => {
    setIds((before) => [...before, id]);
    return () => setIds((before) => before.filter((other) => other !== id));
  }, []);
  const isHeld = ({ id, inventoryId, useId }: ToTake) =>
    useId === null &&
    items.some((other) => other.id !== id && other.inventoryId === inventoryId && ids.includes(other.id));
  return { isHeld, begin };
}
