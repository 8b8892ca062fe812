import { useEffect, useState } from 'react';
import { useIsWindowOpen } from './open-windows.ts';

const ROOM = '--message-room';
/** Between a message and the window under it. */
const GAP_PX = 4;
/** A window that closes fades out where it stood. */
const FADED_MS = 300;

/**
 * A message covers neither the title nor an action of a window: the window begins below it. It keeps this room until it
 * closes, because a form must not move under a thumb while messages come and go; a low window gets it back at once.
 * Returns the reference for the message that is shown.
 */
export function useMessageRoom(lowWindow: number): (message: HTMLElement | null) => void {
  const [message, setMessage] = useState<HTMLElement | null>(null);
  const isWindowOpen = useIsWindowOpen();

  useEffect(() => {
    if (!message) {
      const isKept = isWindowOpen && window.innerHeight > lowWindow;
      const timer = isKept ? undefined : setTimeout(() => reserve(0), FADED_MS);
      return () => clearTimeout(timer);
    }
    const measure = () => {
      // Its place in the layout, because it moves while it comes.
      const top = message.offsetTop + (message.offsetParent?.getBoundingClientRect().top ?? 0);
      const bottom = Math.ceil(top + message.offsetHeight);
      reserve(Math.max(bottom + GAP_PX, isWindowOpen ? reserved : 0));
    };
    measure();
    // A press on the message shows its whole text.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
    observer?.observe(message);
    window.addEventListener('resize', measure);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [message, isWindowOpen, lowWindow]);

  return setMessage;
}

let reserved = 0;

function reserve(pixels: number): void {
  reserved = pixels;
  const { style } = document.documentElement;
  if (pixels) style.setProperty(ROOM, `${pixels}px`);
  else style.removeProperty(ROOM);
}
