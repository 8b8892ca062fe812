import { useEffect, useEffectEvent, useState } from 'react';

const SAVED_MS = 2000;

interface Saved {
  /** The form equals the saved values; an edit resets this. */
  isSaved: boolean;
  showSaved: () => void;
}

/** After saving, 'Salvo!' stands for two seconds, and then the dialog closes unless something was edited. */
export function useSaved(isDirty: boolean, close: () => void): Saved {
  const [wasSaved, setWasSaved] = useState(false);
  const isSaved = wasSaved && !isDirty;
  const onTime = useEffectEvent(close);
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => onTime(), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);
  return { isSaved, showSaved: () => setWasSaved(true) };
}
