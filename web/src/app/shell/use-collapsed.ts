import { useState } from 'react';

const STORAGE_KEY = 'leveza-sidebar';

/** Whether the menu is reduced to icons, as this device last had it. */
export function useCollapsed(): { isCollapsed: boolean; toggle: () => void } {
  const [isCollapsed, setCollapsed] = useState(wasCollapsed);
  const toggle = () => {
    setCollapsed(!isCollapsed);
    try {
      localStorage.setItem(STORAGE_KEY, isCollapsed ? 'expanded' : 'collapsed');
    } catch {
      // Storage may be switched off; the choice then lasts as long as the page.
    }
  };
  return { isCollapsed, toggle };
}

function wasCollapsed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'collapsed';
  } catch {
    return false;
  }
}
