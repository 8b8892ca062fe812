import type { Day } from '../time/days.ts';

const NAMES = new Intl.ListFormat('pt-BR');
const shortDay = (day: Day) => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

/** The question before a plan of GLP-1 tablets beside others. `from` is the day it begins, where that lies ahead. */
export function replacesSentence(names: readonly string[], from: Day | null): string {
  const isOne = names.length === 1;
  const [plans, those] = isOne ? ['um plano', 'aquele'] : ['planos', 'aqueles'];
  const end = from === null ? `${those} e seguir este` : `${those} em ${shortDay(from)}, quando este começa`;
  return `Você já tem ${plans} de ${NAMES.format(names)}, e pela bula se toma um comprimido de GLP-1 por dia. Confirme para encerrar ${end}.`;
}
