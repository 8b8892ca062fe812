import type { openShare } from '@leveza/contract/shares/open.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { Share } from '@leveza/contract/shares/shares.ts';
import { A_REPORT } from '../../../testing/reports.ts';

export const A_SHARED: Reply<typeof openShare>['data'] = {
  parts: ['summary', 'weight'],
  until: '2026-11-23',
  report: { ...A_REPORT, type: 'comprehensive' },
};

export const A_SHARE: Share = {
  id: '0b0e6a34-4f0a-4f3e-9d1a-3f1f7a1a2b10',
  label: 'Dra. Lúcia',
  parts: ['summary', 'weight'],
  from: '2026-08-18',
  until: '2026-11-23',
  hasPin: true,
  createdAt: '2026-11-16T12:00:00.000Z',
  state: 'active',
  openings: 2,
  lastOpenedAt: '2026-11-16T13:00:00.000Z',
};
