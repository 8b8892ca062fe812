import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { messageToken } from '../../features/messages/shared/message-token.ts';
import { forget } from '../../http/rate-limit/hit.ts';
import { dayFromToday } from '../day.ts';
import type { Patient } from '../test-app.ts';
import type { Example } from './example.ts';
import { made } from './example.ts';

const SHARE = { label: 'Dra. Helena', parts: ['summary', 'weight'], from: '2026-01-01' };

const agree = (owner: Patient) =>
  owner.call('POST', '/api/consents', { payload: { purpose: 'sharing', version: CONSENT_VERSION } });

interface Made {
  id: string;
  url: string;
}

const tokenOf = ({ url }: Made) => url.split('#')[1]!;

async function unopened(owner: Patient, pin?: string): Promise<Made> {
  await agree(owner);
  const reply = await owner.call('POST', '/api/shares', { payload: { ...SHARE, pin } });
  return reply.json<{ data: Made }>().data;
}

async function share(owner: Patient): Promise<Made> {
  const link = await unopened(owner);
  await owner.call('POST', '/api/shared/open', { payload: { token: tokenOf(link) } });
  return link;
}

const ofShare = async (owner: Patient) => ({ params: { id: (await share(owner)).id } });

const CARER = { name: 'Marcos', alerts: ['dose-not-recorded'] };
const carerInput = () => ({ ...CARER, address: `${randomUUID()}@example.com` });

async function carer(owner: Patient): Promise<{ params: { id: string } }> {
  await agree(owner);
  for (const { id } of await going(owner)) await owner.call('DELETE', `/api/carers/${id}`);
  await forget(owner.db, `carer-invitations:${owner.id}`);
  return made('/api/carers', carerInput())(owner) as Promise<{ params: { id: string } }>;
}

async function going(owner: Patient) {
  const { data } = (await owner.call('GET', '/api/carers')).json<{ data: { id: string; state: string }[] }>();
  return data.filter(({ state }) => state !== 'ended').slice(1);
}

const carerToken = async (owner: Patient) => {
  const { id } = (await carer(owner)).params;
  const expires = new Date(Date.now() + DAY_MS);
  return messageToken(owner.vault, 'carer', { id, expires });
};

/** The calls about reports, links to them and carers. */
export const REPORT_EXAMPLES = {
  readReport: async () => ({ query: { type: 'comprehensive', from: '2024-11-01', to: '2026-11-30' } }),
  readReportRows: async () => ({ query: { from: '2024-11-01', to: '2026-11-30' } }),
  addReportQuestion: async () => ({ body: { text: 'Posso treinar no dia da dose?' } }),
  deleteReportQuestion: made('/api/reports/questions', { text: 'Até quando aplico?' }),
  listShares: async () => ({}),
  createShare: async (owner) => {
    await agree(owner);
    return { body: { ...SHARE, until: dayFromToday(3), pin: '4821' } };
  },
  revokeShare: ofShare,
  listShareOpenings: ofShare,
  // A wrong PIN came before: the openings of the newest link have something to show, and its first one is still news.
  openShare: async (owner) => {
    const token = tokenOf(await unopened(owner, '4821'));
    await owner.call('POST', '/api/shared/open', { payload: { token, pin: '0000' } });
    return { body: { token, pin: '4821' } };
  },
  checkShare: async (owner) => ({ body: { token: tokenOf(await unopened(owner)) } }),
  listCarers: async () => ({}),
  addCarer: async (owner) => {
    await carer(owner);
    return { body: { ...carerInput(), channel: 'email' } };
  },
  changeCarer: async (owner) => ({ ...(await carer(owner)), body: { alerts: ['red-flag'] } }),
  endCarer: carer,
  readCaring: async (owner) => ({ body: { token: await carerToken(owner) } }),
  answerCaring: async (owner) => ({ body: { token: await carerToken(owner), answer: 'accept' } }),
} satisfies Record<string, (owner: Patient) => Promise<Example>>;
