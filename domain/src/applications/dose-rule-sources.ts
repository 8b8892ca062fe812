import { OZEMPIC_LEAFLET } from '../sources/leaflets.ts';
import { cite, sourced } from '../sources/source.ts';
import { RESTART_RULES } from './restart.ts';

/** Where the questions about a dose come from, beside the label's own figures in the catalogue. */
export const DOSE_RULES = {
  ...RESTART_RULES,
  /** `TENFOLD` of dose-doubts.ts. */
  tenfold: sourced(
    [],
    'a partir de oito vezes a dose anterior, ou um oitavo dela, parece vírgula fora do lugar; sem bula própria, como nos manipulados, a partir de quatro vezes',
  ),
  /** `labelDoses` of pens/shared/glp1-of.ts. */
  withoutOwnLabel: sourced(
    [],
    'a dose de um medicamento sem bula própria é comparada com a menor e a maior das bulas da substância',
  ),
  /** `high-start` of dose-doubts.ts. */
  highStart: sourced([], 'depois de outro medicamento, o começo é comparado com o primeiro degrau da bula'),
  /** `HALF_LIVES` of on-board.ts. */
  onBoard: sourced([], 'cinco meias-vidas depois da última dose de outro medicamento ainda se pergunta'),
  /** `SAME_DOSE_HOURS` of gap.ts. */
  sameDose: sourced([], 'sem prazo na bula, dois registros em menos de 12 horas parecem o mesmo'),
  /** `MISSED_TO_TALK_ABOUT` of next-dose.ts. */
  talkToPrescriber: sourced([], 'depois de duas doses seguidas sem registro, a conversa é com quem receitou'),
  /** `planOf` of usual-day.ts. */
  usualDay: sourced(
    [cite(OZEMPIC_LEAFLET, 'seção 3, se esquecer uma dose')],
    'a volta ao dia de costume vale para todos os medicamentos, também sem bula lida',
  ),
};
