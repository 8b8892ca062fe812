import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
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

async function share(owner: Patient): Promise<Made> {
  await agree(owner);
  const reply = await owner.call('POST', '/api/shares', { payload: SHARE });
  return reply.json<{ data: Made }>().data;
}

const ofShare = async (owner: Patient) => ({ params: { id: (await share(owner)).id } });

/** The calls about reports and links to them. */
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
  openShare: async (owner) => ({ body: { token: (await share(owner)).url.split('#')[1]! } }),
} satisfies Record<string, (owner: Patient) => Promise<Example>>;
