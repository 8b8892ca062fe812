import { expect, test } from 'vitest';
import { cardReply } from './reply.ts';
import type { ExamRecord } from './store.ts';

const CRITICAL: ExamRecord = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  userId: '0190a1b2-0000-7000-8000-000000000002',
  examType: 'Potássio',
  category: 'BLOOD_TEST',
  examDate: '2026-05-10',
  laboratory: 'Central',
  requestingDoctor: null,
  notes: null,
  tags: [],
  isReviewed: true,
  standing: 'critical',
  resultCount: 1,
  outsideCount: 1,
  criticalCount: 1,
  concerns: ['Potássio'],
  repeatOn: '2026-11-10',
  searched: 'potassio',
  createdAt: new Date('2026-05-11T12:00:00Z'),
  files: [],
};

test.each([
  ['2026-05-12T12:00:00Z', 'critical', true],
  ['2026-11-17T12:00:00Z', 'expired', false],
])('a critical exam of May, seen at %s, is %s', (now, status, isUrgent) => {
  const card = cardReply({ zone: 'America/Sao_Paulo', now: new Date(now) }, CRITICAL);
  expect(card.status).toBe(status);
  expect(card.aiAnalysis.recommendations.join(' ').includes('192')).toBe(isUrgent);
  expect(card.aiAnalysis.recommendations).toHaveLength(1);
});
