import type { RegisterInput } from '@leveza/contract/auth/register.ts';
import type { Db } from '../../../db/connection.ts';
import { profiles } from '../table.ts';

type FirstFields = Partial<
  Omit<
    RegisterInput,
    'name' | 'email' | 'password' | 'consent' | 'confirmTarget' | 'confirmJump' | 'currentWeight'
  >
>;

/** A new account's profile, with what its owner said when registering. */
export async function createProfile(tx: Db, owner: string, fields: FirstFields): Promise<void> {
  await tx.insert(profiles).values({ userId: owner, ...fields });
}
