import type { Endpoint } from '@leveza/contract/endpoint.ts';

type Scalar = string | number | boolean | null | undefined;

/** `/api` + the endpoint's path with its `:params` filled in, and the query. */
export function urlOf(
  endpoint: Pick<Endpoint, 'path'>,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name] as Scalar;
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(value);
  });

  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of (Array.isArray(value) ? value : [value]) as Scalar[]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}
