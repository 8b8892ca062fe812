import { REPORT_PART_LABEL } from '@leveza/domain/reports/types.ts';
import { shareOpenings, shares } from './table.ts';

export const portableShares = {
  table: shares,
  name: 'shares',
  title: 'Links compartilhados',
  columns: {
    label: { label: 'Para quem' },
    parts: { label: 'Partes', words: REPORT_PART_LABEL },
    fromDay: { label: 'Registros desde' },
    untilDay: { label: 'Vale até' },
    endsAt: { label: 'Termina em' },
    tokenHash: { leftOut: 'the hash of a secret address' },
    pinHash: { leftOut: 'the hash of a secret' },
    wrongPins: { label: 'PINs errados seguidos' },
    lockedAt: { label: 'Bloqueado em' },
    revokedAt: { label: 'Revogado em' },
    createdAt: { label: 'Criado em' },
  },
};

export const portableShareOpenings = {
  table: shareOpenings,
  name: 'shareOpenings',
  title: 'Aberturas de links',
  columns: {
    shareId: { leftOut: 'the link is exported with its own days' },
    outcome: { label: 'Resultado', words: { opened: 'Aberto', 'wrong-pin': 'PIN errado' } },
    device: { label: 'Aparelho' },
    createdAt: { label: 'Quando' },
  },
};
