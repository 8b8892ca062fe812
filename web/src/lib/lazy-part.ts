import { type ComponentType, lazy } from 'react';

/** A component in a file of its own, asked for when it is first drawn; its place shows the fallback meanwhile. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy<ComponentType<Props>>(async () => ({ default: (await load())[name] }));
}
