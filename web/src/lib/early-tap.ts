import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page reacts already: false only while one that came drawn (web/build/prerender.ts) is taken over. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** For `data-early` of a control of the theme, which public/theme.js serves until the app is alive. */
export function useEarlyTheme(): 'theme' | undefined {
  return useIsAlive() ? undefined : 'theme';
}

/** For `data-early` of a button: public/theme.js keeps a tap that came too early, and it is carried out here. */
export function useEarlyTap(name: string, act: () => void): string | undefined {
  const isAlive = useIsAlive();
  const carryOut = useEffectEvent(act);
  // Only once the attribute is gone: until then another tap would still be kept.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isAlive || dataset.earlyTap !== name) return;
    delete dataset.earlyTap;
    carryOut();
  }, [isAlive, name]);
  return isAlive ? undefined : name;
}
