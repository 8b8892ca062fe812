import { randomBytes, randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type pg from 'pg';
import { hashToken } from '../server/src/http/session/owner-of.ts';

/** A patient straight into the tables, and the token of a session of theirs. */
export async function signIn(pool: pg.Pool): Promise<{ token: string; owner: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = randomUUID();
  await pool.query('insert into users (id, name, email) values ($1, $2, $3)', [
    id,
    'Ana',
    `${id}@example.com`,
  ]);
  await pool.query(`insert into consents (user_id, purpose, version) values ($1, 'health-data', $2)`, [
    id,
    CONSENT_VERSION,
  ]);
  await pool.query(
    `insert into sessions (user_id, access_token_hash, access_expires_at, idle_expires_at, absolute_expires_at)
     values ($1, $2, now() + interval '1 hour', now() + interval '1 hour', now() + interval '1 hour')`,
    [id, hashToken(token)],
  );
  return { token, owner: id };
}
