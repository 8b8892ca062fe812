import { z } from './zod.ts';

export const MAX_PAGE_SIZE = 100;

/** `page` counts from 1. Query strings are text, so numbers are read from it. */
export const Page = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
});

export const Pagination = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  totalPages: z.number(),
});
export type Pagination = z.infer<typeof Pagination>;

export function paginationOf({ page, limit }: { page: number; limit: number }, total: number): Pagination {
  return { page, limit, total, totalPages: Math.ceil(total / limit) };
}
