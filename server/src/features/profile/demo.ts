import type { Db } from '../../db/connection.ts';
import { profiles } from './table.ts';

export async function fillDemoProfile(tx: Db, owner: string): Promise<void> {
  await tx.insert(profiles).values({
    userId: owner,
    phone: '(11) 98765-4321',
    birthDate: '1987-04-12',
    gender: 'F',
    height: 165,
    initialWeight: 94.2,
    targetWeight: 72,
  });
}
