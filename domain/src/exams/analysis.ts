import type { ModelText } from './model/grounded.ts';
import type { Verdict } from './status.ts';

export interface Analysis {
  summary: string;
  concerns: string[];
  recommendations: string[];
  isByModel: boolean;
}

const MOST_NAMES = 5;

const SEEK_CARE =
  'Um valor passou do limite em que o laboratório avisa o médico no mesmo dia. Fale hoje com quem pediu o exame. Com dor forte, falta de ar, confusão ou desmaio, vá a um pronto-socorro ou ligue 192.';
const ASK = 'Leve este exame à próxima consulta e pergunte o que esses valores significam para você.';

/** Plain sentences from the figures. They name values and whom to ask, never a disease. */
export function analysisOf(verdict: Omit<Verdict, 'standing'>): Analysis {
  const { resultCount, outsideCount, criticalCount, concerns } = verdict;
  const recommendations = [
    ...(criticalCount > 0 ? [SEEK_CARE] : []),
    ...(outsideCount > criticalCount ? [ASK] : []),
  ];
  const summary = summaryOf(resultCount, outsideCount, concerns);
  return { summary, concerns, recommendations, isByModel: false };
}

/** The words of a model where it has any; when to seek care is never left to it. */
export function withModelText(ours: Analysis, model: ModelText): Analysis {
  const { summary, concerns, recommendations } = model;
  if (!summary && concerns.length === 0 && recommendations.length === 0) return ours;
  const urgent = ours.recommendations.filter((sentence) => sentence === SEEK_CARE);
  return {
    summary: summary || ours.summary,
    concerns: concerns.length > 0 ? concerns : ours.concerns,
    recommendations: recommendations.length > 0 ? [...urgent, ...recommendations] : ours.recommendations,
    isByModel: true,
  };
}

function summaryOf(results: number, outside: number, names: readonly string[]): string {
  if (results === 0) return 'Sem valores guardados.';
  if (outside === 0)
    return results === 1 ? 'O valor não está fora da faixa.' : `Nenhum de ${results} fora da faixa.`;
  return `${outside} de ${results} fora da faixa: ${listed(names)}.`;
}

/** 'A, B e C', and 'A, B, C, D, E e mais 2'. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  const more = names.length - shown.length;
  const all = more > 0 ? [...shown, `mais ${more}`] : shown;
  return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} e ${all.at(-1)}`;
}
