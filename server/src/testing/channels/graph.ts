import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { WhatsappConfig } from '../../channel-config.ts';
import type { Recorded } from '../outside-server.ts';
import type { ChannelServer, Reading, Reply } from './channel-server.ts';
import { startChannel } from './channel-server.ts';

export interface ReceivedWhatsapp {
  id: string;
  to: string;
  template: string | null;
  /** The template's variables, or the free text. */
  texts: string[];
  /** The payload of a tap on each quick reply. */
  replies: string[];
  /** The text that a button for a code copies. */
  copied: string[];
  callbackData: string | null;
}

export interface TestGraph extends ChannelServer<ReceivedWhatsapp> {
  config: WhatsappConfig;
}

/** The templates that are approved here: how many variables and quick replies each has. */
const APPROVED: Record<string, { variables: number; replies: number }> = {
  leveza_lembrete: { variables: 1, replies: 0 },
  leveza_dose: { variables: 1, replies: 3 },
  leveza_codigo: { variables: 1, replies: 0 },
  leveza_convite: { variables: 2, replies: 0 },
  leveza_aviso: { variables: 2, replies: 0 },
};

export const GRAPH = {
  token: 'EAAB-test',
  phoneId: '106540352242922',
  appSecret: 'app-secret',
  verifyToken: 'verify me',
  version: 'v25.0',
  templates: {
    reminder: 'leveza_lembrete',
    dose: 'leveza_dose',
    code: 'leveza_codigo',
    invitation: 'leveza_convite',
    alert: 'leveza_aviso',
  },
  language: 'pt_BR',
};

/** Meta's Graph API on loopback: its path, its token, its templates and its error codes. */
export async function startGraph(): Promise<TestGraph> {
  const server = await startChannel(readMessage);
  return { ...server, config: { ...GRAPH, url: server.url } };
}

const parameter = z.union([
  z.object({ type: z.literal('text'), text: z.string().min(1) }).transform(({ text }) => text),
  z.object({ type: z.literal('payload'), payload: z.string().max(128) }).transform(({ payload }) => payload),
]);
const Component = z.object({
  type: z.enum(['body', 'button']),
  sub_type: z.enum(['quick_reply', 'url']).optional(),
  index: z.string().optional(),
  parameters: z.array(parameter),
});
const Message = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z
    .string()
    .regex(/^\d{8,15}$/)
    .optional(),
  recipient: z.string().optional(),
  biz_opaque_callback_data: z.string().max(512).nullish(),
  text: z.object({ body: z.string().min(1).max(4096) }).optional(),
  template: z
    .object({
      name: z.string(),
      language: z.object({ code: z.literal('pt_BR') }),
      components: z.array(Component),
    })
    .optional(),
});

function readMessage({ url, headers, body }: Recorded): Reading<ReceivedWhatsapp> {
  if (url !== `/${GRAPH.version}/${GRAPH.phoneId}/messages`) return { reply: graphError(404, 100) };
  if (headers.authorization !== `Bearer ${GRAPH.token}`) return { reply: graphError(401, 190) };
  const parsed = Message.safeParse(JSON.parse(body));
  if (!parsed.success) return { reply: graphError(400, 100) };
  const { to, recipient, template, text, biz_opaque_callback_data: callbackData } = parsed.data;
  const address = to ?? recipient;
  if (!address || !(template ?? text)) return { reply: graphError(400, 131_008) };
  const components = template?.components ?? [];
  const ofKind = (kind: string) => components.filter(({ type, sub_type }) => (sub_type ?? type) === kind);
  const texts = text ? [text.body] : ofKind('body').flatMap(({ parameters }) => parameters);
  const replies = ofKind('quick_reply').flatMap(({ parameters }) => parameters);
  if (template) {
    const approved = APPROVED[template.name];
    if (!approved) return { reply: graphError(404, 132_001) };
    if (texts.length !== approved.variables || replies.length !== approved.replies)
      return { reply: graphError(400, 132_000) };
    if (texts.some((value) => /[\n\t]| {5}/.test(value))) return { reply: graphError(400, 132_012) };
  }
  const id = `wamid.${randomUUID()}`;
  return {
    received: {
      id,
      to: address,
      template: template?.name ?? null,
      texts,
      replies,
      copied: ofKind('url').flatMap(({ parameters }) => parameters),
      callbackData: callbackData ?? null,
    },
    reply: {
      status: 200,
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: address, wa_id: to ?? null }],
        messages: [{ id, message_status: 'accepted' }],
      },
    },
  };
}

/** An error as Meta writes it. */
export function graphError(status: number, code: number): Reply {
  return {
    status,
    body: { error: { message: `(#${code}) refused`, type: 'OAuthException', code, fbtrace_id: 'A1b2' } },
  };
}
