import { CHANNELS } from '@leveza/domain/messages/channels.ts';
import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { Message } from './log.ts';
import { MessageSettings } from './settings.ts';

const Channel = z.object({ channel: z.enum(CHANNELS) });
/** Channels with a number or an address; a device is confirmed by its registration. */
export const ADDRESSED = ['whatsapp', 'email', 'sms'] as const;
const ChannelWithCode = z.object({ channel: z.enum(ADDRESSED) });

/** Spaces are dropped, so that a code copied as '123 456' is one. */
export const ChannelCode = z
  .string()
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Informe os 6 números do código.'));

export const testChannel = {
  method: 'POST',
  path: '/settings/notifications/:channel/test',
  summary: 'Sends a test message by a channel now, and answers what became of it',
  access: 'patient',
  isSlow: true,
  params: Channel,
  // A dead number or device is switched off by the sender, for whose answer the call waits.
  changes: ['messages', 'notifications', 'message-settings', 'account'],
  reply: z.object({ data: z.object({ message: Message }) }),
} as const satisfies Endpoint;

export const sendChannelCode = {
  method: 'POST',
  path: '/settings/notifications/:channel/code',
  summary: 'Sends the code that confirms a number or an address',
  access: 'patient',
  params: ChannelWithCode,
  changes: [],
  reply: z.object({ data: MessageSettings }),
} as const satisfies Endpoint;

export const confirmChannel = {
  method: 'POST',
  path: '/settings/notifications/:channel/confirm',
  summary: 'Confirms a number or an address with the code that was sent to it',
  access: 'patient',
  isSecret: true,
  params: ChannelWithCode,
  body: z.object({ code: ChannelCode }),
  changes: ['message-settings'],
  reply: z.object({ data: MessageSettings }),
} as const satisfies Endpoint;
