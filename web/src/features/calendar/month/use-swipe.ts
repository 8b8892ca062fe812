import { type TouchEvent, useRef } from 'react';

/** A shorter way is a tap, and a steeper one scrolls the page. */
const LEAST_PX = 48;
const MOST_SLOPE = 0.6;

/** Hears a finger that is drawn sideways over an element: 1 to the left, which leads on, and -1 to the right. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= LEAST_PX && Math.abs(y) <= Math.abs(x) * MOST_SLOPE) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
