import { createProduct, listProducts, readProduct } from './catalog.ts';
import type { Endpoint } from './endpoint.ts';
import { readHealth } from './health.ts';

/**
 * Every call there is, by its verb. The API page, the ownership matrix and the fuzz are made from this list;
 * the server refuses to start with a call that is not in it.
 */
export const ENDPOINTS = {
  readHealth,
  listProducts,
  readProduct,
  createProduct,
} as const satisfies Record<string, Endpoint>;
