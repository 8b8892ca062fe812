import { useEffect, useState } from 'react';

// Safari has no idle callback; by then the screen is there.
const IDLE_FALLBACK_MS = 2000;

/**
 * Whether a part that opens on demand is drawn: from its first opening on, so that it can also close properly. Its code
 * comes while nothing else happens, and is there when it is asked for.
 */
export function useOnDemand(isOpen: boolean, load: () => Promise<unknown>): boolean {
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
  return isNeeded;
}

export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
