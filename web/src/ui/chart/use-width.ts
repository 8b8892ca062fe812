import { type RefCallback, useCallback, useState } from 'react';

const BEFORE_MEASURING = 320;

/** The width an element really has, so that a chart's text keeps its size on every screen. */
export function useWidth(): [RefCallback<HTMLDivElement>, number] {
  const [width, setWidth] = useState(BEFORE_MEASURING);
  const ref = useCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth || BEFORE_MEASURING);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
