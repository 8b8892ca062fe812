import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { greeting } from '../../services/greeting.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import type { Way } from './email/email-link.ts';
import { hasEmail } from './store.ts';
import { passwordResets, users } from './table.ts';
import { newToken } from './tokens.ts';

const VALID_MINUTES = 30;

/** Sends a link to the account of this address, if there is one. A newer link makes the earlier ones void. */
export async function sendResetLink(tx: Db, email: string, { baseUrl, post }: Way): Promise<void> {
  // Parallel requests wait here, else each would miss the link the other is about to store.
  const [user] = await tx.select().from(users).where(hasEmail(email)).for('update');
  if (!user || user.demoExpiresAt) return;
  const token = newToken();
  await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
  await tx.insert(passwordResets).values({
    tokenHash: hashToken(token),
    userId: user.id,
    expiresAt: new Date(Date.now() + VALID_MINUTES * MINUTE_MS),
  });
  const mail = {
    to: user.email,
    subject: 'Crie uma nova senha no Leveza',
    // The token stands behind a '#': browsers keep that part to themselves, so it reaches no server log.
    text: [
      greeting(user.name),
      '',
      'Para criar uma nova senha, abra este link:',
      `${baseUrl()}/reset-password#token=${token}`,
      '',
      `O link vale por ${VALID_MINUTES} minutos e só funciona uma vez.`,
      'Se você não pediu uma nova senha, ignore esta mensagem: nada muda.',
    ].join('\n'),
  };
  await post(tx, user.id, mail, VALID_MINUTES);
}
