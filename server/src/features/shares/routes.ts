import * as open from '@leveza/contract/shares/open.ts';
import * as contract from '@leveza/contract/shares/shares.ts';
import type { Routes } from '../../http/serve.ts';
import { checkShare } from './check-share.ts';
import { createShare } from './create-share.ts';
import { listShareOpenings } from './list-share-openings.ts';
import { openShare } from './open-share.ts';
import { shareReply } from './reply.ts';
import { revokeShare } from './revoke-share.ts';
import { selectShares } from './store.ts';

export const shareRoutes =
  ({ baseUrl }: { baseUrl: () => string }): Routes =>
  (serve) => {
    serve(contract.listShares, async ({ db, owner, now }) => ({
      data: (await selectShares(db, owner)).map((row) => shareReply(row, now)),
    }));

    serve(contract.createShare, async ({ body, ...call }) => ({
      data: await createShare(call, body, baseUrl),
    }));

    serve(contract.revokeShare, async ({ params, ...call }) => ({
      data: await revokeShare(call, params.id),
    }));

    serve(contract.listShareOpenings, async ({ params, ...call }) => ({
      data: await listShareOpenings(call, params.id),
    }));

    serve(open.checkShare, async ({ body, ...call }) => ({ data: await checkShare(call, body) }));

    serve(open.openShare, async ({ body, ...call }) => ({ data: await openShare(call, body) }));
  };
