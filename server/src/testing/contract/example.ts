/** A request that works for its owner; rows it needs are made on the way. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  file?: { name: string; content: Buffer };
}
