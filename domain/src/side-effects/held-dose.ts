import { cite, sourced } from '../sources/source.ts';
import { OZEMPIC_LEAFLET, TRULICITY_LEAFLET_BR, VICTOZA_LEAFLET } from '../sources/leaflets.ts';
import { HOUR_MS } from '../time/spans.ts';
import type { AnswerId } from './questions.ts';

/** The answer after which the leaflets say that no dose follows until a doctor has looked at it. */
export const HOLDING_ANSWER: AnswerId = 'pain-persists';

/** How long after it the day leads with that, unless the record is taken back. */
const HELD_HOURS = 72;

export const HELD_DOSE = {
  title: 'Antes da próxima dose',
  figure: 'Fale com um médico',
  sentence:
    'Pela bula, com suspeita de inflamação do pâncreas o medicamento não é usado até um médico avaliar.',
  ...sourced(
    [
      cite(OZEMPIC_LEAFLET, 'seções 2 e 4, inflamação do pâncreas'),
      cite(VICTOZA_LEAFLET, 'seção 4, inflamação do pâncreas'),
      cite(TRULICITY_LEAFLET_BR, 'suspeita de pancreatite'),
    ],
    'lembrar disto por 72 horas depois do registro; as bulas não dão horas, e valem até a avaliação',
  ),
};

export const heldSince = (now: Date): Date => new Date(now.getTime() - HELD_HOURS * HOUR_MS);
