import type { Change } from '@leveza/contract/endpoint.ts';
import { useIsMutating } from '@tanstack/react-query';

type Body = Record<string, unknown>;

/**
 * Whether such a change was pressed on this page and is not answered yet. By its path, as a text: the first screen brings
 * no schema.
 */
export function useOnItsWay(path: Change['path'], isIt: (body: Body) => boolean = () => true) {
  const count = useIsMutating({
    mutationKey: ['POST', path],
    predicate: ({ state }) => isIt((state.variables as { body: Body }).body),
  });
  return count > 0;
}
