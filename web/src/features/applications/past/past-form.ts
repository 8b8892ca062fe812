import { MOST_ENTRIES } from '@leveza/contract/applications/past.ts';
import { PastApplications } from '@leveza/contract/applications/past.ts';
import { whole } from '@leveza/contract/decimal.ts';
import { upTo } from '@leveza/contract/time.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { z } from 'zod';
import { forDraft } from '../../../ui/form/draft.ts';
import { OTHER } from '../form/medicines.ts';

const { doseMg } = PastApplications.shape.entries.element.shape;
const MISSING_NAME = 'Nome do medicamento é obrigatório';
const TOO_MANY = `Inclua até ${MOST_ENTRIES} aplicações de cada vez.`;

const schemaOf = (today: string) =>
  z
    .object({
      medicine: z.string('Escolha o medicamento.'),
      name: z.string().trim().max(200).nullable(),
      startDay: z
        .string('Informe a data da primeira aplicação.')
        .refine(isDay, 'Data inválida')
        .refine(...upTo(today)),
      time: z.string('Informe a hora.').regex(/^\d{2}:\d{2}$/, 'Escreva a hora como 08:30.'),
      intervalDays: whole('De 1 a 60 dias.', { min: 1, max: 60 }),
      steps: z.array(
        z.object({ count: whole(`De 1 a ${MOST_ENTRIES}.`, { min: 1, max: MOST_ENTRIES }), doseMg }),
      ),
    })
    .superRefine(({ medicine, name, steps }, context) => {
      if (medicine === OTHER && !name) {
        context.addIssue({ code: 'custom', path: ['name'], message: MISSING_NAME });
      }
      if (steps.reduce((sum, { count }) => sum + count, 0) > MOST_ENTRIES) {
        context.addIssue({ code: 'custom', path: ['steps', steps.length - 1, 'count'], message: TOO_MANY });
      }
    });

/** Only the screen knows which day it is where the patient lives. */
export const pastSchema = (today: string) => forDraft(schemaOf(today));

export type PastValues = z.input<ReturnType<typeof pastSchema>>;
export type PastAccepted = z.output<ReturnType<typeof pastSchema>>;
