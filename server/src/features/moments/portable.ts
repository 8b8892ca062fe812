import { MomentSubject } from '@leveza/contract/moments.ts';
import { z } from '@leveza/contract/zod.ts';
import { MOMENT_KINDS, MOMENT_LABEL } from '@leveza/domain/moments/kinds.ts';
import { seenMoments } from './table.ts';

export const portableMoments = {
  table: seenMoments,
  name: 'seenMoments',
  title: 'Momentos já vistos',
  // A moment that was put away is no record: an account with nothing else is still empty.
  comesWithAccount: true,
  columns: {
    kind: { label: 'Momento', is: z.enum(MOMENT_KINDS), words: MOMENT_LABEL },
    subject: { label: 'Qual', is: MomentSubject },
    createdAt: { label: 'Visto em' },
  },
};
