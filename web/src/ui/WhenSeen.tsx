import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

interface Props {
  children: ReactNode;
  /** The shape of the part, of about its height. */
  fallback: ReactNode;
}

/**
 * A part below the first look at a screen. It is drawn once its place comes into view, or nothing else happens: its code
 * would keep a slow line from what is looked at first.
 */
export function WhenSeen({ children, fallback }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    if (isSeen || !place.current) return undefined;
    const observer = new IntersectionObserver((places) => {
      if (places.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    const forget = whenIdle(() => setSeen(true));
    return () => {
      observer.disconnect();
      forget();
    };
  }, [isSeen]);
  if (!isSeen) return <div ref={place}>{fallback}</div>;
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
