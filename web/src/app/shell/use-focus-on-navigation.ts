import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MAIN_ID } from './SkipLink.tsx';

/** After going to another screen, the keyboard and the screen reader start at its heading. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let frame = 0;
    const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      cancelAnimationFrame(frame);
      if (fromLocation && pathChanged) frame = requestAnimationFrame(focusWhenFree);
    });
    // A drawer that is still closing holds the focus and then gives it back; only after that is it free.
    const focusWhenFree = () => {
      frame = requestAnimationFrame(document.querySelector('[role=dialog]') ? focusWhenFree : focusHeading);
    };
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [router]);
}

function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  // The page's own focus stays, such as on the first field of a form.
  if (!main || main.contains(document.activeElement)) return;
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
