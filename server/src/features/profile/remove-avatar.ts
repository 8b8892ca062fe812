import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { replaceAvatar } from './replace-avatar.ts';

export async function removeAvatar({ db, owner }: Call, vault: Vault): Promise<void> {
  const removed = await db.transaction((tx) => replaceAvatar(tx, owner, null));
  if (removed) await vault.remove(removed);
}
