import type { Molecule } from '../pens/presentation.ts';
import { VICTOZA_LABEL_US, WEGOVY_POSOLOGY } from '../sources/leaflets.ts';
import { ZEPBOUND_MISSED_DOSE } from '../sources/manufacturers.ts';
import { cite, type Sourced, sourced } from '../sources/source.ts';

/** The rule of a text for the first dose after a long pause. */
export interface RestartRule extends Sourced {
  /** More days than this without a dose are a long pause. */
  afterDays: number;
  /** The largest dose that the text begins again with; null where it only says that it is smaller than before. */
  upToMg: number | null;
  words: string;
}

/** Molecules of which no text about a long pause was read are left out: nothing is asked about them. */
export const RESTART_RULES: Partial<Record<Molecule, RestartRule>> = {
  semaglutide: {
    // The second planned dose is two weeks after the last one, and may be applied for five days.
    afterDays: 19,
    upToMg: null,
    words:
      'a bula do Wegovy para profissionais diz que, depois de mais de uma dose perdida, se considera recomeçar com uma dose menor',
    ...sourced(
      [cite(WEGOVY_POSOLOGY, 'posologia, dose esquecida')],
      'são duas doses perdidas, e vale para todas as marcas da mesma substância',
    ),
  },
  tirzepatide: {
    // The third planned dose is three weeks after the last one, and may be applied for four days.
    afterDays: 25,
    upToMg: 5,
    words: 'nos estudos, depois de três ou mais doses sem aplicar, o tratamento recomeçou com 5 mg',
    ...sourced(
      [cite(ZEPBOUND_MISSED_DOSE, 'dose esquecida durante o aumento')],
      'vale também para o Mounjaro, com a mesma substância; a bula não fala de pausas longas',
    ),
  },
  liraglutide: {
    afterDays: 3,
    upToMg: 0.6,
    words:
      'pela bula dos Estados Unidos, depois de mais de 3 dias sem aplicar o recomeço é com 0,6 mg, e quem receitou decide como aumentar',
    ...sourced(
      [cite(VICTOZA_LABEL_US, 'seção 2, dose e administração')],
      'vale para todas as marcas da mesma substância',
    ),
  },
};
