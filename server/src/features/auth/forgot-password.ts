import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import type { Mail } from '../../services/mail.ts';
import { passwordResets, users } from './table.ts';
import { newToken } from './tokens.ts';

const VALID_MINUTES = 30;

/** The message with the link, or null when nobody has this address. A newer link makes the earlier ones void. */
export async function forgotPassword(db: Db, email: string, baseUrl: string): Promise<Mail | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  if (!user || user.demoExpiresAt) return null;
  const token = newToken();
  await db.transaction(async (tx) => {
    // Parallel requests wait here, else each would miss the link the other is about to store.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    await tx.insert(passwordResets).values({
      tokenHash: hashToken(token),
      userId: user.id,
      expiresAt: new Date(Date.now() + VALID_MINUTES * MINUTE_MS),
    });
  });
  return {
    to: user.email,
    subject: 'Crie uma nova senha no Leveza',
    // The token stands behind a '#': browsers keep that part to themselves, so it reaches no server log.
    text: [
      `Olá, ${user.name}.`,
      '',
      'Para criar uma nova senha, abra este link:',
      `${baseUrl}/reset-password#token=${token}`,
      '',
      `O link vale por ${VALID_MINUTES} minutos e só funciona uma vez.`,
      'Se você não pediu uma nova senha, ignore esta mensagem: nada muda.',
    ].join('\n'),
  };
}
