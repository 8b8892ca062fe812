import { listPrescriptions } from '@leveza/contract/prescriptions.ts';
import { readPenSupply } from '@leveza/contract/supply.ts';
import { glp1CatalogQuery } from '../../../features/pens/shared/glp1-catalog.ts';
import { pensQuery } from '../../../features/pens/pens-query.ts';
import { read } from '../../../lib/api.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => {
  void cache.prefetchQuery(pensQuery);
  void cache.prefetchQuery(read(readPenSupply, {}));
  void cache.prefetchQuery(read(listPrescriptions, {}));
  void cache.prefetchQuery(glp1CatalogQuery);
};
