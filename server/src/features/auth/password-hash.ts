import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters of OWASP's minimum. Only tests lower them: `testing/cheap-passwords.ts`. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/** Without an account there is still a hash to check, so that the time taken does not tell. */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await (decoy ??= hashPassword('no such account'))), password);
  return isRight && passwordHash != null;
}
