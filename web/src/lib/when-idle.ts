import { isAsking } from './asking.ts';
import { SLOW_MS } from './slow.ts';

// Safari has no idle callback; by then the screen is there.
const IDLE_FALLBACK_MS = 2000;
const AGAIN_MS = 100;

/**
 * Does something once nothing else happens; the answer takes it back. A page that waits for the data of its screen is
 * not idle: the files fetched meanwhile would keep a slow line from them. Data that is late is not waited for.
 */
export function whenIdle(work: () => void): () => void {
  const latest = performance.now() + SLOW_MS;
  let forget = idle(tryIt);
  function tryIt(): void {
    if (!isAsking() || performance.now() > latest) return work();
    const timer = setTimeout(() => {
      forget = idle(tryIt);
    }, AGAIN_MS);
    forget = () => clearTimeout(timer);
  }
  return () => forget();
}

function idle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  // A page that draws without an end is never idle, and a browser may forget to say that one is.
  const request = requestIdleCallback(work, { timeout: SLOW_MS });
  return () => cancelIdleCallback(request);
}
