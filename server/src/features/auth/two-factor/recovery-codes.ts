import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@leveza/contract/auth/two-factor.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { hashToken } from '../../../http/session/owner-of.ts';
import { recoveryCodes } from '../table.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 16;

/** New codes, in the place of all earlier ones; written in groups of four, known by their hash. */
export async function replaceRecoveryCodes(tx: Db, owner: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId: owner, codeHash: hashToken(code) })));
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}

/** Whether it was one, which it no longer is. */
export async function spendRecoveryCode(tx: Db, owner: string, code: string): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, owner), eq(recoveryCodes.codeHash, hashToken(code))))
    .returning();
  return spent.length > 0;
}

// 80 bits: too many to guess, so a plain hash keeps them.
function newCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
