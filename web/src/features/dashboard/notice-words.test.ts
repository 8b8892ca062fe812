import type { TodayItem } from '@leveza/contract/dashboard.ts';
import { expect, test } from 'vitest';
import { stringifySearch } from '../../lib/address.ts';
import { type Notice, noticesLabel, noticeWords } from './notice-words.ts';

// A Sunday morning in São Paulo.
const HERE = { zone: 'America/Sao_Paulo', now: new Date('2026-11-15T12:00:00Z') };

const box = (changes: Partial<Extract<TodayItem, { kind: 'box' }>>): Notice => ({
  kind: 'box',
  state: 'low',
  itemId: 'b1',
  itemKind: 'supplement',
  name: 'Vitamina D',
  quantity: 4,
  unitType: 'capsules',
  expiryDate: '2026-11-14',
  ...changes,
});
const SHELF = '/supplement-store?item=b1&open=details';

test.each<[Notice, string, string, string]>([
  [
    { kind: 'buy-pen', dosesLeft: 0, runsOutOn: '2026-11-16' },
    'Hora de renovar a receita e o estoque',
    'Não há mais doses em casa para a próxima aplicação.',
    '/medications?add=1',
  ],
  [
    { kind: 'buy-pen', dosesLeft: 1, runsOutOn: '2026-11-19' },
    'Hora de renovar a receita e o estoque',
    'A primeira dose sem caneta é quinta, 19/11.',
    '/medications?add=1',
  ],
  [
    { kind: 'prescription', lastDay: '2026-11-15' },
    'Receita perto do fim',
    'Vale até 15/11/2026.',
    '/medications?receita=new',
  ],
  [
    { kind: 'prescription', lastDay: '2026-11-14' },
    'Receita vencida',
    'Valeu até 14/11/2026.',
    '/medications?receita=new',
  ],
  [
    { kind: 'exam', examId: 'e1', examType: 'TSH', repeatOn: '2026-11-20' },
    'TSH: hora de pensar em repetir',
    'O intervalo usual termina em 20/11/2026. Quem acompanha você decide quando.',
    '/exams?open=details&item=e1',
  ],
  [box({}), 'Vitamina D está acabando', 'Restam 4 cápsulas.', SHELF],
  [box({ quantity: 1 }), 'Vitamina D está acabando', 'Resta 1 cápsula.', SHELF],
  [box({ quantity: 0.5, unitType: 'ml' }), 'Vitamina D está acabando', 'Resta 0,5 ml.', SHELF],
  [box({ state: 'used-up', quantity: 0 }), 'Vitamina D acabou', 'Não há mais nada em casa.', SHELF],
  [box({ state: 'expired' }), 'Vitamina D venceu', 'Validade: 14/11/2026.', SHELF],
  [
    box({ state: 'expiring', expiryDate: '2026-11-20', itemKind: 'medication' }),
    'Vitamina D vence em breve',
    'Validade: 20/11/2026.',
    '/medication-store?item=b1&open=details',
  ],
])('%j', (item, title, detail, href) => {
  const { action, ...words } = noticeWords(item, HERE);
  expect(words).toEqual({ title, detail });
  expect(`${action.link.to}${stringifySearch(action.link.search ?? {})}`).toBe(href);
});

test.each<[Notice[], string]>([
  [[box({})], '1 aviso de estoque'],
  [[box({}), { kind: 'buy-pen', dosesLeft: 0, runsOutOn: '2026-11-16' }], '2 avisos de estoque'],
  [[box({}), { kind: 'prescription', lastDay: '2026-11-15' }], '2 avisos de estoque e receita'],
  [[{ kind: 'exam', examId: 'e1', examType: 'TSH', repeatOn: '2026-11-20' }], '1 aviso'],
])('%j in one line', (notices, label) => {
  expect(noticesLabel(notices)).toBe(label);
});
