import type { checkShare as contract } from '@leveza/contract/shares/open.ts';
import type { Answer, Received } from '@leveza/contract/endpoint.ts';
import type { VisitorCall } from '../../http/call.ts';
import { refuseBeyond } from '../../http/rate-limit/hit.ts';
import { CALLS, workingShare } from './working-share.ts';

/** No PIN is needed: it tells no more than an opening without one, which says that the link stands. */
export async function checkShare(
  visitor: VisitorCall,
  { token }: Received<typeof contract>['body'],
): Promise<Answer<typeof contract>['data']> {
  const { share } = await workingShare(visitor, token);
  await refuseBeyond(visitor.db, `share:${share.id}`, CALLS);
  return { until: share.untilDay };
}
