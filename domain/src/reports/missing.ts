import type { ReportPart } from './types.ts';

interface Known {
  parts: readonly ReportPart[];
  /** Days of the period since the records began, without any record. */
  emptyDays: number;
  weighings: number;
  hasHeight: boolean;
  /** False where nothing says how often a dose is planned. */
  hasInterval: boolean;
  /** Injections. */
  notRecorded: number;
  /** Doses of a GLP-1 in tablets. */
  tabletsNotRecorded: number;
  effects: number;
  exams: number;
  /** Its means leave out today, which is not over. */
  hasNutrition: boolean;
  unpriced: number;
}

function dosesWords({ notRecorded, tabletsNotRecorded }: Known): string | false {
  const count = notRecorded + tabletsNotRecorded;
  if (count === 0) return false;
  const used = tabletsNotRecorded === 0 ? 'aplicada' : notRecorded === 0 ? 'tomada' : 'usada';
  return count === 1
    ? `1 dose planejada sem registro: pode ter sido ${used} e não anotada.`
    : `${count} doses planejadas sem registro: podem ter sido ${used}s e não anotadas.`;
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** The gaps of the records, so that silence is not read as good news. */
export function missingWords(known: Known): string[] {
  const has = (part: ReportPart) => known.parts.includes(part);
  return [
    known.emptyDays > 0 &&
      (has('summary') || has('adherence') || has('weight') || has('effects')) &&
      `${counted(known.emptyDays, 'dia', 'dias')} sem registro.`,
    has('adherence') && !known.hasInterval && 'Sem intervalo entre doses: a adesão não pode ser contada.',
    has('adherence') && dosesWords(known),
    has('weight') && known.weighings === 0 && 'Nenhuma pesagem no período.',
    has('weight') && !known.hasHeight && 'Sem altura no perfil: o IMC não pode ser calculado.',
    has('effects') &&
      known.effects === 0 &&
      'Nenhum efeito registrado, o que não quer dizer que não houve nenhum.',
    has('exams') && known.exams === 0 && 'Nenhum exame no período.',
    has('nutrition') &&
      !known.hasNutrition &&
      'Nenhuma refeição, água ou bem-estar anotado nos dias do período que já terminaram.',
    has('spending') &&
      known.unpriced > 0 &&
      `${counted(known.unpriced, 'compra', 'compras')} sem preço: não ${known.unpriced === 1 ? 'entra' : 'entram'} no total.`,
  ].filter((sentence) => sentence !== false);
}
