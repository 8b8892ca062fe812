import type { Caring } from '@leveza/contract/carers/answers.ts';
import type { VisitorCall } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { findCaring } from './carer-token.ts';
import { caringReply } from './reply.ts';

/** Changes nothing: scanners of mail open every link. */
export async function readCaring(
  { db, now }: VisitorCall,
  { token }: { token: string },
  vault: Vault,
): Promise<Caring> {
  return caringReply(await findCaring(db, vault, { token, now }));
}
