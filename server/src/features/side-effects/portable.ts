import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { EFFECT_LABEL, EFFECT_TYPES } from '@leveza/domain/side-effects/effect-types.ts';
import { ANSWER_IDS, ANSWER_LABEL } from '@leveza/domain/side-effects/questions.ts';
import { sideEffects } from './table.ts';

const answers = z.array(z.enum(ANSWER_IDS)).max(ANSWER_IDS.length);

export const portableSideEffects = {
  table: sideEffects,
  name: 'sideEffects',
  title: 'Efeitos colaterais',
  columns: {
    feltAt: { label: 'Quando', isRecorded: true },
    effectType: { label: 'Efeito', is: z.enum(EFFECT_TYPES), words: EFFECT_LABEL },
    otherName: { label: 'Nome próprio', is: text(80) },
    intensity: { label: 'Intensidade (1 a 5)', is: z.number().int().min(1).max(5) },
    duration: {
      label: 'Duração (minutos)',
      is: z
        .number()
        .int()
        .min(1)
        .max(60 * 24 * 90),
    },
    actionTaken: { label: 'O que fez', is: text(500) },
    notes: { label: 'Observações', is: text(1000) },
    answeredYes: { label: 'Sinais de alerta: sim', is: answers, words: ANSWER_LABEL },
    answeredNo: { label: 'Sinais de alerta: não', is: answers, words: ANSWER_LABEL },
    evaluatedAt: { label: 'Avaliado por um médico em', isRecorded: true },
    createdAt: { label: 'Registrado em' },
  },
};
