import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { inOneTransaction, scheduled } from '../../jobs/job.ts';
import { oneByOne } from '../../jobs/one-by-one.ts';
import { postBy } from '../../jobs/post.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { sendResetLink } from './send-reset-link.ts';

const ABOUT = 'forgotten password';

/** Asked for with every address alike, so that the answer does not tell whether there is such an account. */
export const sendAskedResetLink = inOneTransaction({
  name: 'forgot-password',
  asks: z.object({ sealedEmail: z.string() }),
  retries: { times: 10, firstSeconds: 1, longestSeconds: 300 },
  run: async (tx, { sealedEmail }, { vault, baseUrl }) =>
    sendResetLink(tx, vault.openText(sealedEmail, ABOUT), { baseUrl, post: postBy(vault) }),
});

export const askForResetLink = (db: Db, vault: Vault, email: string) =>
  enqueue(db, sendAskedResetLink, { sealedEmail: vault.sealText(email, ABOUT) });

export const forgetResetLinks = scheduled('forget-reset-links', '*/15 * * * *', (db, { now }) =>
  db.execute(sql`delete from password_resets where expires_at < ${now}`),
);

export const forgetEmailLinks = scheduled('forget-email-links', '10 * * * *', (db, { now }) =>
  db.execute(sql`delete from email_links where expires_at < ${now}`),
);

export const forgetWaysBack = scheduled('forget-ways-back', '12 * * * *', (db, { now }) =>
  db.execute(sql`delete from email_returns where expires_at < ${now}`),
);

export const forgetUnconfirmedFactors = scheduled('forget-unconfirmed-factors', '15 * * * *', (db, { now }) =>
  db.execute(
    sql`delete from two_factors where confirmed_at is null and created_at < ${now}::timestamptz - interval '1 day'`,
  ),
);

export const forgetEndedSessions = scheduled('forget-ended-sessions', '20 * * * *', (db, { now }) =>
  db.execute(
    sql`delete from sessions where least(idle_expires_at, absolute_expires_at) < ${now}::timestamptz - interval '1 day'`,
  ),
);

export const forgetOldAccess = scheduled('forget-old-access', '30 3 * * *', (db, { now }) =>
  db.execute(sql`delete from access_log where at < ${now}::timestamptz - interval '12 months'`),
);

/** A demonstration account goes with everything in it, one at a time: a thousand in one statement take too long. */
export const endDemos = scheduled('end-demos', '*/15 * * * *', (db, { signal, now }) =>
  oneByOne({
    signal,
    next: async (after, most) => {
      const { rows } = await db.execute<{ id: string }>(sql`
        select id from users
        where demo_expires_at < ${now} and ${after === null ? sql`true` : sql`id > ${after}`}
        order by id limit ${most}`);
      return rows.map(({ id }) => id);
    },
    each: async (id) => {
      await db.execute(sql`delete from users where id = ${id} and demo_expires_at < ${now}`);
    },
  }),
);
