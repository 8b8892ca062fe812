import type { ModelText } from './model/grounded.ts';
import { fold } from './printed/words.ts';
import { SEEK_CARE } from './seek-care.ts';
import type { Verdict } from './status.ts';

export interface Analysis {
  summary: string;
  concerns: string[];
  recommendations: string[];
  isByModel: boolean;
}

/** So many values outside are named in the summary. */
const MOST_NAMES = 5;

const ASK = 'Leve este exame à próxima consulta e pergunte o que esses valores significam para você.';

/** Plain sentences from the figures. They name values and whom to ask, never a disease. */
export function analysisOf(verdict: Omit<Verdict, 'standing'>): Analysis {
  const { outsideCount, criticalCount, concerns } = verdict;
  const recommendations = [
    ...(criticalCount > 0 ? [SEEK_CARE] : []),
    ...(outsideCount > criticalCount ? [ASK] : []),
  ];
  const summary = [summaryOf(verdict), unjudgedText(verdict)].filter(Boolean).join(' ');
  return { summary, concerns, recommendations, isByModel: false };
}

/** Puts a model's words in place of ours. Values outside that it does not name, and when to seek care, stay ours. */
export function withModelText(ours: Analysis, model: ModelText): Analysis {
  const { summary, concerns, recommendations } = model;
  if (!summary && concerns.length === 0 && recommendations.length === 0) return ours;
  const urgent = ours.recommendations.filter((sentence) => sentence === SEEK_CARE);
  const isWhole = summary !== '' && unsaidIn([summary], ours.concerns).length === 0;
  return {
    summary: isWhole ? summary : `${ours.summary} ${summary}`.trim(),
    concerns: [...unsaidIn(concerns, ours.concerns), ...concerns],
    recommendations: recommendations.length > 0 ? [...urgent, ...recommendations] : ours.recommendations,
    isByModel: true,
  };
}

/** The names that no sentence says; the longest are looked for first, so that 'Colesterol LDL' says no 'Colesterol'. */
function unsaidIn(sentences: readonly string[], names: readonly string[]): string[] {
  let rest = ` ${sentences.map(wordsOf).join(' ; ')} `;
  const found = new Set<string>();
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const left = rest.replaceAll(` ${wordsOf(name)} `, ' ; ');
    if (left !== rest) found.add(name);
    rest = left;
  }
  return names.filter((name) => !found.has(name));
}

const wordsOf = (text: string) =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

type Counts = Pick<Verdict, 'resultCount' | 'outsideCount' | 'unjudgedCount' | 'concerns'>;

function summaryOf({ resultCount, outsideCount, unjudgedCount, concerns }: Counts): string {
  if (resultCount === 0) return 'Sem valores guardados.';
  if (outsideCount > 0) return `${outsideCount} de ${resultCount} fora da faixa: ${listed(concerns)}.`;
  if (unjudgedCount === resultCount) return '';
  if (resultCount === 1) return 'O valor não está fora da faixa.';
  return `Nenhum de ${resultCount - unjudgedCount} fora da faixa.`;
}

/** A value without a range or a unit was compared with nothing: that is no good news. */
function unjudgedText({ resultCount, unjudgedCount }: Counts): string {
  if (unjudgedCount === 0) return '';
  if (unjudgedCount === resultCount)
    return resultCount === 1
      ? 'O valor não pôde ser comparado: falta a faixa ou a unidade.'
      : 'Os valores não puderam ser comparados: falta a faixa ou a unidade.';
  return unjudgedCount === 1
    ? '1 valor não pôde ser comparado.'
    : `${unjudgedCount} valores não puderam ser comparados.`;
}

/** 'A, B e C', and 'A, B, C, D, E e mais 2'. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  const more = names.length - shown.length;
  const all = more > 0 ? [...shown, `mais ${more}`] : shown;
  return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} e ${all.at(-1)}`;
}
