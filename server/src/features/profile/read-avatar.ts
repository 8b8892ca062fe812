import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { readFile } from '../files/shared/files.ts';
import { findProfile } from './shared/find-profile.ts';

export async function readAvatar({ db, owner }: Call, vault: Vault) {
  const fileId = (await findProfile(db, owner))?.avatarFileId;
  const file = fileId && (await readFile(db, vault, owner, fileId));
  if (!file) throw new Problem('not-found');
  return file;
}
