import { PastApplications } from '@leveza/contract/applications/past.ts';
import { whole } from '@leveza/contract/decimal.ts';
import { upTo } from '@leveza/contract/time.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { z } from 'zod';
import { MOST_ENTRIES } from './past-plan.ts';
import { OTHER } from './medicines.ts';

/** What the form holds. */
export interface PastValues {
  /** The product's identifier, or `OTHER`. */
  medicine: string | null;
  /** The name of another medicine. */
  name: string | null;
  startDay: string | null;
  time: string | null;
  intervalDays: number | null;
  steps: { count: number | null; doseMg: number | null }[];
}

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

export type PastAccepted = z.output<ReturnType<typeof schemaOf>>;

/** Only the screen knows which day it is where the patient lives. */
export function pastSchema(today: string): z.ZodType<PastAccepted, PastValues> {
  return schemaOf(today) as unknown as z.ZodType<PastAccepted, PastValues>;
}
