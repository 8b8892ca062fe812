import { refused } from '../../../services/delivery.ts';
import type { Deliver } from './due-message.ts';

/** A message that is sent again has the same Message-ID: mail programs show it once. */
export const deliverByEmail: Deliver = async (
  { id, title, body, link, recipient },
  { sendMail, baseUrl },
) => {
  if (recipient.address === null) return { delivery: refused('undeliverable') };
  const text = link === null ? body : `${body}\n\n${baseUrl()}${link}`;
  return { delivery: await sendMail({ to: recipient.address, subject: title, text }, id) };
};
