import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What was typed, once the typing pauses; an emptied field counts at once. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
