import type { Application } from '@leveza/contract/applications/applications.ts';
import { knownProduct } from '../pens/shared/catalog.ts';
import type { ApplicationRow } from '../pens/table.ts';

/** An application as it travels. */
export function applicationReply({ appliedAt, site, ...row }: ApplicationRow): Application {
  return {
    ...row,
    molecule: knownProduct(row.catalogId)?.molecule ?? null,
    datetime: appliedAt.toISOString(),
    applicationSite: site,
  };
}
