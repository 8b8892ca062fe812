import { HOUR_MS, HOUR_SECONDS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../../db/connection.ts';
import type { Call } from '../../../http/call.ts';
import { refuseBeyond } from '../../../http/rate-limit/hit.ts';
import { hashToken } from '../../../http/session/owner-of.ts';
import type { Post } from '../../../jobs/post.ts';
import { greeting } from '../../../services/greeting.ts';
import { emailLinks } from '../table.ts';
import { newToken } from '../tokens.ts';

const VALID_HOURS = 24;
const LINKS_PER_HOUR = { times: 10, perSeconds: HOUR_SECONDS };

interface Addressee {
  id: string;
  name: string;
  email: string;
}

export interface Way {
  baseUrl: () => string;
  post: Post;
}

export function refuseManyLinks(db: Db, owner: string): Promise<void> {
  return refuseBeyond(db, `email-links:${owner}`, LINKS_PER_HOUR);
}

/** Sends a link that shows the address to be the patient's. A newer link makes the earlier one void. */
export async function sendEmailLink(
  { db: tx, now }: Pick<Call, 'db' | 'now'>,
  { user, to }: { user: Addressee; to: string },
  { baseUrl, post }: Way,
): Promise<void> {
  const token = newToken();
  const link = {
    tokenHash: hashToken(token),
    email: to,
    expiresAt: new Date(now.getTime() + VALID_HOURS * HOUR_MS),
  };
  await tx
    .insert(emailLinks)
    .values({ userId: user.id, ...link })
    .onConflictDoUpdate({ target: emailLinks.userId, set: link });
  const isNew = to.toLowerCase() !== user.email.toLowerCase();
  const mail = {
    to,
    subject: isNew ? 'Confirme seu novo e-mail no Leveza' : 'Confirme seu e-mail no Leveza',
    // The token stands behind a '#': browsers keep that part to themselves, so it reaches no server log.
    text: [
      greeting(user.name),
      '',
      isNew
        ? 'Para usar este endereço no Leveza, abra este link:'
        : 'Para confirmar que este e-mail é seu, abra este link:',
      `${baseUrl()}/confirm-email#token=${token}`,
      '',
      `O link vale por ${VALID_HOURS} horas e só funciona uma vez.`,
      'Se você não pediu isso, ignore esta mensagem: nada muda.',
    ].join('\n'),
  };
  await post(tx, user.id, mail, VALID_HOURS * 60);
}
