import type { Delivery } from '../delivery.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same content for readers that show it; see `mailHtml`. */
  html?: string | undefined;
  /** Where a mail program posts 'List-Unsubscribe=One-Click' when the patient wants no more of these (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** `id` stays the same when a message is sent again: it becomes the Message-ID. */
export type SendMail = (mail: Mail, id: string) => Promise<Delivery>;
