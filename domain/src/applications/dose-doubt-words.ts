import { decimal } from '../decimal.ts';
import type { DoseDoubt } from './dose-doubts.ts';

/** Where the doubtful dose stands: among the patient's records, or in a plan. */
type Place = 'records' | 'plan';

/** 'A bula vai até 15 mg: são mesmo 60 mg?' */
export function doubtSentence(mg: number, doubts: readonly DoseDoubt[], place: Place = 'records'): string {
  const facts = doubts.map((doubt) => factOf(doubt, place)).join('; ');
  return `${facts.charAt(0).toUpperCase()}${facts.slice(1)}: são mesmo ${amount(mg)}?`;
}

function factOf(doubt: DoseDoubt, place: Place): string {
  switch (doubt.kind) {
    case 'above-label':
      if (doubt.byCountry) {
        const { brazilMg, abroadMg } = doubt.byCountry;
        return `a bula brasileira vai até ${amount(brazilMg)} (em outros países, até ${amount(abroadMg)})`;
      }
      return `${doubt.isOwn ? 'a bula vai' : 'as bulas desta substância vão'} até ${amount(doubt.mostMg)}`;
    case 'between-label':
      return `${doubt.isOwn ? 'a bula vai' : 'as bulas desta substância vão'} até ${amount(doubt.usualMg)} ou, em alguns casos, ${amount(doubt.mostMg)}`;
    case 'between-steps':
      return `as doses da bula são ${amount(doubt.lowerMg)} e, depois, ${amount(doubt.higherMg)}`;
    case 'below-label':
      return `${doubt.isOwn ? 'a bula começa' : 'as bulas desta substância começam'} com ${amount(doubt.leastMg)}`;
    case 'high-start':
      return `pela bula, o começo é com ${amount(doubt.startMg)}`;
    case 'tenfold':
      return `a ${place === 'plan' ? 'etapa anterior é' : 'sua dose anterior foi'} ${amount(doubt.lastMg)}`;
    case 'tenfold-after':
      return `a sua dose seguinte foi ${amount(doubt.nextMg)}`;
    case 'long-pause':
      return `a sua dose anterior foi há ${doubt.days} dias, e ${doubt.words}`;
    case 'step-after':
      return `a sua dose seguinte foi ${amount(doubt.nextMg)}, e ${factOf(doubt.doubt, place)}`;
    case 'skipped-step':
      return `pela bula, depois de ${amount(doubt.fromMg)} vem ${amount(doubt.nextMg)}`;
    case 'early-step':
      return (
        `pela bula, são pelo menos ${weeksText(doubt.minWeeks)} com ${amount(doubt.fromMg)} antes de aumentar, ` +
        `e ${place === 'plan' ? 'no plano' : 'nos seus registros'} ${doubt.weeks < 1 ? 'é menos de uma' : `são ${doubt.weeks}`}`
      );
  }
}

const weeksText = (weeks: number) => (weeks === 1 ? '1 semana' : `${weeks} semanas`);
const amount = (mg: number) => `${decimal(mg, 4)} mg`;
