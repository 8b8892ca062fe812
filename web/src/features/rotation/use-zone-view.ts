import { useState } from 'react';

const STORAGE_KEY = 'leveza-zones';

/** Whether the zones are a list instead of a picture, as this device last had it. */
export function useZoneView(): { isList: boolean; toggle: () => void } {
  const [isList, setList] = useState(wasList);
  const toggle = () => {
    setList(!isList);
    try {
      localStorage.setItem(STORAGE_KEY, isList ? 'body' : 'list');
    } catch {
      // Storage may be switched off; the choice then lasts as long as the page.
    }
  };
  return { isList, toggle };
}

function wasList(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'list';
  } catch {
    return false;
  }
}
