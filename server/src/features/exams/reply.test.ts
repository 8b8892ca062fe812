import { expect, test } from 'vitest';
import { cardReply, examReply } from './reply.ts';
import type { ExamRecord } from './store.ts';
import type { ResultRow } from './table.ts';

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
  unjudgedCount: 0,
  discussedAt: null,
  concerns: ['Potássio'],
  modelSummary: '',
  modelConcerns: [],
  modelRecommendations: [],
  repeatOn: '2026-11-10',
  searched: 'potassio',
  createdAt: new Date('2026-05-11T12:00:00Z'),
  files: [],
};

test.each([
  ['2026-05-12T12:00:00Z', 'critical', true],
  ['2026-07-09T12:00:00Z', 'critical', true],
  ['2026-07-10T12:00:00Z', 'critical', false],
  ['2026-11-17T12:00:00Z', 'expired', false],
])('a critical exam of May, seen at %s, is %s', (now, status, isUrgent) => {
  const card = cardReply({ zone: 'America/Sao_Paulo', now: new Date(now) }, CRITICAL);
  expect(card.status).toBe(status);
  expect(card.aiAnalysis.recommendations.join(' ').includes('192')).toBe(isUrgent);
  expect(card.aiAnalysis.recommendations).toHaveLength(1);
});

test.each([
  [null, 101],
  ['<' as const, null],
])('a creatinine with the sign %j gives a filtration of %j', (comparator, filtration) => {
  const creatinine = {
    analyte: 'creatinina',
    parameter: 'Creatinina',
    value: '0,7',
    valueNumber: 0.7,
    amount: 0.7,
    comparator,
  } as ResultRow;
  const person = { gender: 'F', birthDate: '1970-01-01' } as const;
  const when = { zone: 'America/Sao_Paulo', now: new Date('2026-05-12T12:00:00Z') };
  const { egfr } = examReply(when, CRITICAL, { results: [creatinine], person });
  expect(egfr?.value ?? null).toBe(filtration);
});
