import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from './session.ts';

export interface Cover {
  /** The account's privacy level covers figures about the body at all. */
  isWanted: boolean;
  isCovered: boolean;
  turn: () => void;
}

const UNCOVERED = ['are-figures-uncovered'];

/**
 * Figures about the body, covered until asked for: everywhere at once, for this visit. In memory only, and forgotten
 * with everything else of the session, so that the next visit starts covered.
 */
export function useCover(): Cover {
  const { areFiguresCovered } = useSession();
  const cache = useQueryClient();
  const { data: isUncovered = false } = useQuery<boolean>({
    queryKey: UNCOVERED,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  return {
    isWanted: areFiguresCovered,
    isCovered: areFiguresCovered && !isUncovered,
    turn: () => cache.setQueryData(UNCOVERED, !isUncovered),
  };
}
