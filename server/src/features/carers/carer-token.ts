import { Problem } from '@leveza/contract/problem.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { messageToken, readMessageToken } from '../messages/shared/message-token.ts';
import { users } from '../auth/table.ts';
import { carerColumns } from './store.ts';
import { carers } from './table.ts';

/** A mail may be looked up long after it came, to end the alerts. */
const GOOD_DAYS = 400;

/** The page by which a carer agrees or ends it; the token stands in the fragment, out of logs and referrers. */
export function carerUrl(
  vault: Vault,
  baseUrl: () => string,
  { id, now }: { id: string; now: Date },
): string {
  const expires = new Date(now.getTime() + GOOD_DAYS * DAY_MS);
  return `${baseUrl()}/carer#${messageToken(vault, 'carer', { id, expires })}`;
}

/** The carer of a link and the patient's name; refused when the link is none, or its carer is gone. */
export async function findCaring(db: Db, vault: Vault, { token, now }: { token: string; now: Date }) {
  const [found] = await db
    .select({ carer: carerColumns, patientName: users.name })
    .from(carers)
    .innerJoin(users, eq(users.id, carers.userId))
    .where(eq(carers.id, idOf(vault, token, now)));
  if (!found) throw new Problem('carer-link-spent');
  return found;
}

function idOf(vault: Vault, token: string, now: Date): string {
  try {
    return readMessageToken(vault, 'carer', token, now);
  } catch {
    throw new Problem('carer-link-spent');
  }
}
