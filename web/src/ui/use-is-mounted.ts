import { useEffect, useRef } from 'react';

/** Whether the component is still on the screen, for work that ends after it may have been closed. */
export function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
