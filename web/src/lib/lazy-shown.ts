import { type ComponentType, lazy } from 'react';

/**
 * A component in a file of its own that its screen always shows, such as a chart. Its code is asked for as soon as the
 * screen's is there, not once the screen has its data.
 */
export function lazyShown<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const loading = load();
  // No component waits yet, and a failed load is asked for again when one does.
  loading.catch(() => undefined);
  return lazy<ComponentType<Props>>(async () => ({ default: (await loading.catch(load))[name] }));
}
