import { useEffect } from 'react';
import { tellWhenSlow } from './toast.ts';

/** `tellWhenSlow` for work that a component knows as pending. */
export function useSlowToast(isPending: boolean): void {
  useEffect(() => (isPending ? tellWhenSlow() : undefined), [isPending]);
}
