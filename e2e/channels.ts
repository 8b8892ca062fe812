import { channelAt } from '../server/src/testing/channels/channel-server.ts';
import { GRAPH, type ReceivedWhatsapp, startGraph } from '../server/src/testing/channels/graph.ts';
import { type ReceivedSms, startSmsService } from '../server/src/testing/channels/sms-service.ts';
import { expect } from './journey.ts';

/** WhatsApp and SMS on loopback. Journeys run in other processes: they ask what arrived over HTTP. */
export async function startChannels() {
  const graph = await startGraph();
  const sms = await startSmsService();
  process.env.LEVEZA_GRAPH = graph.url;
  process.env.LEVEZA_SMS = sms.url;
  return {
    env: {
      WHATSAPP_URL: graph.url,
      WHATSAPP_TOKEN: GRAPH.token,
      WHATSAPP_PHONE_ID: GRAPH.phoneId,
      SMS_URL: sms.url,
      SMS_ACCOUNT: sms.config.account,
      SMS_TOKEN: sms.config.token,
      SMS_FROM: sms.config.from,
    },
    stop: async () => {
      await Promise.all([graph.stop(), sms.stop()]);
    },
  };
}

type By = 'whatsapp' | 'sms';

async function textsTo(by: By, digits: string): Promise<string[]> {
  if (by === 'sms') {
    const received = await channelAt<ReceivedSms>(process.env.LEVEZA_SMS!).received();
    return received.filter(({ to }) => to.endsWith(digits)).map(({ text }) => text);
  }
  const received = await channelAt<ReceivedWhatsapp>(process.env.LEVEZA_GRAPH!).received();
  return received.filter(({ to }) => to.endsWith(digits)).map(({ texts }) => texts.join(' '));
}

/** The text in a message to a number where the pattern has its group. */
export async function findInChat(by: By, digits: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    found = (await textsTo(by, digits)).flatMap((text) => pattern.exec(text)?.[1] ?? []).at(-1);
    expect(found, `a message by ${by} with ${pattern}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found!;
}
