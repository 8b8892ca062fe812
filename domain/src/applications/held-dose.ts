import { OZEMPIC_LEAFLET, TRULICITY_LEAFLET_BR, VICTOZA_LEAFLET } from '../sources/leaflets.ts';
import { GO_NOW } from '../health-notice.ts';
import { cite, sourced } from '../sources/source.ts';
import { DAY_MS } from '../time/spans.ts';

/** The words about a dose that no part of the app invites to; which sign holds it is known to the side effects. */
export const HELD_DOSE = {
  title: 'Antes da próxima dose',
  figure: 'Fale com um médico',
  sign: 'dor forte na barriga que não passa',
  /** The red flag of it. */
  flag: 'pancreatitis',
  /** In the place of title and figure in the first hours, with the steps of the red flag. */
  now: {
    title: 'Sinal de alerta',
    figure: 'Procure ajuda agora',
    steps: [GO_NOW, 'Conte que você usa um medicamento GLP-1: pode ser uma inflamação do pâncreas.'],
  },
  sentence:
    'Pela bula, com suspeita de inflamação do pâncreas o medicamento não é usado até um médico avaliar.',
  ...sourced(
    [
      cite(OZEMPIC_LEAFLET, 'seções 2 e 4, inflamação do pâncreas'),
      cite(VICTOZA_LEAFLET, 'seção 4, inflamação do pâncreas'),
      cite(TRULICITY_LEAFLET_BR, 'suspeita de pancreatite'),
    ],
    'dizer por 24 horas para ir agora ao pronto-socorro, e lembrar disto por 72 horas ou até você registrar a avaliação; as bulas não dão horas',
  ),
};

/** As a dangerous reading does, the sign says for a day what to do now; after that only what comes before the next dose. */
export const isToGoNow = (feltAt: Date, now: Date): boolean => now.getTime() - feltAt.getTime() < DAY_MS;
