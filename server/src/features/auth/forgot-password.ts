import { HOUR_SECONDS } from '@leveza/domain/time/spans.ts';
import type { VisitorCall } from '../../http/call.ts';
import { refuseBeyond } from '../../http/rate-limit/hit.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { askForResetLink } from './jobs.ts';

const MAILS_PER_HOUR = { times: 10, perSeconds: HOUR_SECONDS };

/** Looked up later: how long that takes would tell whether there is such an account. */
export async function forgotPassword(
  { db, address }: VisitorCall,
  email: string,
  vault: Vault,
): Promise<void> {
  await refuseBeyond(db, `reset-mails:${address}`, MAILS_PER_HOUR);
  await askForResetLink(db, vault, email);
}
