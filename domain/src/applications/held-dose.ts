import { OZEMPIC_LEAFLET, TRULICITY_LEAFLET_BR, VICTOZA_LEAFLET } from '../sources/leaflets.ts';
import { cite, sourced } from '../sources/source.ts';

/** The words about a dose that no part of the app invites to; which sign holds it is known to the side effects. */
export const HELD_DOSE = {
  title: 'Antes da próxima dose',
  figure: 'Fale com um médico',
  sign: 'dor forte na barriga que não passa',
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
