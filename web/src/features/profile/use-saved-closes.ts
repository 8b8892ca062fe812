import { useEffect, useEffectEvent } from 'react';

const SAVED_MS = 2000;

/** A dialog whose input is saved says so for two seconds and closes; an edit in between keeps it open. */
export function useSavedCloses(isSaved: boolean, close: () => void): void {
  const onTime = useEffectEvent(close);
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => onTime(), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);
}
