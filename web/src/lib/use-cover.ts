import { useState } from 'react';
import { useSession } from './session.ts';

export interface Cover {
  /** The account's privacy level covers figures about the body at all. */
  isWanted: boolean;
  isCovered: boolean;
  turn: () => void;
}

/** Figures about the body, covered until asked for. In memory only: whoever opens the app next finds them covered. */
export function useCover(): Cover {
  const { areFiguresCovered } = useSession();
  const [isUncovered, setUncovered] = useState(false);
  return {
    isWanted: areFiguresCovered,
    isCovered: areFiguresCovered && !isUncovered,
    turn: () => setUncovered(!isUncovered),
  };
}
