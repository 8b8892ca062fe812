import { postBy } from '../../jobs/post.ts';
import { scheduled } from '../../jobs/job.ts';
import { tellCarers } from './tell-carers.ts';

export const tellCarersOften = scheduled(
  'tell-carers',
  '*/10 * * * *',
  (db, { vault, baseUrl, config, signal }) =>
    tellCarers(db, new Date(), {
      post: postBy(vault),
      vault,
      baseUrl,
      hasWhatsapp: config.whatsapp !== null,
      signal,
    }),
);
