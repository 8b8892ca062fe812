import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../../db/connection.ts';
import { hashToken } from '../../../http/session/owner-of.ts';
import type { Mail } from '../../../services/mail.ts';
import { emailLinks } from '../table.ts';
import { newToken } from '../tokens.ts';

const VALID_HOURS = 24;

interface Addressee {
  id: string;
  name: string;
  email: string;
}

/** A message with a link that shows the address to be the patient's. A newer link makes the earlier one void. */
export async function emailLinkMail(
  db: Db,
  user: Addressee,
  { to, baseUrl }: { to: string; baseUrl: string },
): Promise<Mail> {
  const token = newToken();
  const link = {
    tokenHash: hashToken(token),
    email: to,
    expiresAt: new Date(Date.now() + VALID_HOURS * HOUR_MS),
  };
  await db
    .insert(emailLinks)
    .values({ userId: user.id, ...link })
    .onConflictDoUpdate({ target: emailLinks.userId, set: link });
  const isNew = to.toLowerCase() !== user.email.toLowerCase();
  return {
    to,
    subject: isNew ? 'Confirme seu novo e-mail no Leveza' : 'Confirme seu e-mail no Leveza',
    // The token stands behind a '#': browsers keep that part to themselves, so it reaches no server log.
    text: [
      `Olá, ${user.name}.`,
      '',
      isNew
        ? 'Para usar este endereço no Leveza, abra este link:'
        : 'Para confirmar que este e-mail é seu, abra este link:',
      `${baseUrl}/confirm-email#token=${token}`,
      '',
      `O link vale por ${VALID_HOURS} horas e só funciona uma vez.`,
      'Se você não pediu isso, ignore esta mensagem: nada muda.',
    ].join('\n'),
  };
}
