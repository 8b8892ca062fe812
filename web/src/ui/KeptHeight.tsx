import { type ReactNode, useEffect, useRef } from 'react';

/** Stays as high as it was: content that shrinks pulls nothing up that stands below it. Turning the screen begins anew. */
export function KeptHeight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (!box || !('ResizeObserver' in window)) return undefined;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (box.offsetWidth !== width) box.style.minHeight = '';
      width = box.offsetWidth;
      box.style.minHeight = `${box.offsetHeight}px`;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="grid min-w-0">
      {children}
    </div>
  );
}
