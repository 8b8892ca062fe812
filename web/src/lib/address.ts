import { useNavigate } from '@tanstack/react-router';

/** Changes what the address says, beside whatever else it says. It is replaced, so that back leaves the page at once. */
export function useChangeAddress() {
  const navigate = useNavigate();
  return (changes: Record<string, string | number | undefined>) =>
    navigate({
      to: '.',
      // Which page this is, and so what else its address holds, is not known here.
      search: ((before: object) => ({ ...before, ...changes })) as never,
      replace: true,
      // What lies under a dialog stays where it was.
      resetScroll: false,
    });
}

/** A word of the address; the router reads a text of digits as a number. */
export function wordOf(said: unknown): string | null {
  return typeof said === 'string' || typeof said === 'number' ? String(said) : null;
}
