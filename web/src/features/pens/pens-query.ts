import { type Pen, listPens } from '@leveza/contract/pens/pens.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { keyed } from '../../lib/facts.ts';

/** Every entry of the patient, however many pages the server gives them in. */
export const pensQuery = queryOptions<Pen[], Problem>({
  ...keyed(listPens, 'all'),
  queryFn: async ({ signal }) => {
    const pens: Pen[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { data, pagination } = await call(listPens, { query: { page } }, signal);
      pens.push(...data);
      last = pagination.totalPages;
    }
    return pens;
  },
});
