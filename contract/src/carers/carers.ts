import { CARER_ALERTS, CARER_CHANNELS } from '@leveza/domain/carers/alerts.ts';
import type { Endpoint } from '../endpoint.ts';
import { PhoneNumber } from '../messages/phone-number.ts';
import { text } from '../text.ts';
import { z } from '../zod.ts';

/** `invited` until the carer agrees: before that nothing but the invitation is sent. */
export const CARER_STATES = ['invited', 'active', 'ended'] as const;

const alerts = z
  .array(z.enum(CARER_ALERTS, { error: 'Escolha avisos da lista.' }))
  .min(1, 'Escolha pelo menos um aviso.')
  .max(20)
  .transform((chosen) => CARER_ALERTS.filter((alert) => chosen.includes(alert)));

const EMAIL = z.email();

export const CarerInput = z
  .object({
    name: text(80).min(1, 'Informe o nome.'),
    channel: z.enum(CARER_CHANNELS).default('email'),
    /** An e-mail, or a phone number with its area code. */
    address: text(254).min(1, 'Informe o e-mail ou o número.'),
    alerts,
  })
  .superRefine(({ channel, address }, context) => {
    const isRight =
      channel === 'email' ? EMAIL.safeParse(address).success : PhoneNumber.safeParse(address).success;
    if (isRight) return;
    const message = channel === 'email' ? 'E-mail inválido.' : 'Informe o número com DDD.';
    context.addIssue({ code: 'custom', path: ['address'], message });
  });
export type CarerInput = z.output<typeof CarerInput>;

export const Carer = z.object({
  id: z.uuid(),
  name: z.string(),
  channel: z.enum(CARER_CHANNELS),
  address: z.string(),
  alerts: z.array(z.enum(CARER_ALERTS)),
  state: z.enum(CARER_STATES),
  endedBy: z.enum(['patient', 'carer']).nullable(),
  createdAt: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
});
export type Carer = z.infer<typeof Carer>;

const one = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const CarerReply = z.object({ data: Carer });

export const listCarers = {
  method: 'GET',
  path: '/carers',
  summary: 'Who gets alerts, newest first, and whether WhatsApp can be chosen',
  access: 'patient',
  // Taking the consent back ends them.
  shows: ['carers', 'consents'],
  reply: z.object({ data: z.array(Carer), hasWhatsapp: z.boolean() }),
} as const satisfies Endpoint;

export const addCarer = {
  method: 'POST',
  path: '/carers',
  summary: 'Invites a carer, who agrees by a link before any alert is sent',
  access: 'patient',
  status: 201,
  body: CarerInput,
  changes: ['carers'],
  reply: CarerReply,
} as const satisfies Endpoint;

export const changeCarer = {
  ...one,
  method: 'PUT',
  path: '/carers/:id',
  summary: 'Other alerts for a carer',
  body: z.object({ alerts }),
  changes: ['carers'],
  reply: CarerReply,
} as const satisfies Endpoint;

export const endCarer = {
  ...one,
  method: 'DELETE',
  path: '/carers/:id',
  summary: 'Ends the alerts to a carer at once; who it was stays in the list',
  changes: ['carers'],
  reply: CarerReply,
} as const satisfies Endpoint;
