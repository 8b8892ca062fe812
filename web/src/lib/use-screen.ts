import { useSyncExternalStore } from 'react';

export type Screen = 'phone' | 'tablet' | 'desktop';

const TABLET = '(min-width: 640px)';
const DESKTOP = '(min-width: 1024px)';

/** Which of the three layouts the window has room for. */
export function useScreen(): Screen {
  return useSyncExternalStore(subscribe, current);
}

function current(): Screen {
  if (window.matchMedia(DESKTOP).matches) return 'desktop';
  return window.matchMedia(TABLET).matches ? 'tablet' : 'phone';
}

function subscribe(listener: () => void): () => void {
  const queries = [TABLET, DESKTOP].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
