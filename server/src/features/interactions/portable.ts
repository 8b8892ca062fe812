import { text } from '@leveza/contract/text.ts';
import { dismissedInteractions } from './table.ts';

export const portableDismissals = {
  table: dismissedInteractions,
  name: 'dismissedInteractions',
  title: 'Avisos de interação dispensados',
  columns: {
    interactionId: { label: 'Aviso', is: text(80).min(1) },
    medicine: { label: 'Medicamento', is: text(300).min(1) },
    createdAt: { label: 'Dispensado em' },
  },
};
