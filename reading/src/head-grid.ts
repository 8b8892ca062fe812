import { fold } from '@leveza/domain/exams/printed/words.ts';
import type { Cell, Line } from './layout.ts';

const LABEL =
  /^(?:(?:nome|nome do paciente|paciente|cliente|sexo|genero|idade|nascimento|nasc\.?|convenio|protocolo|registro|pedido|ficha|atendimento|coleta|emissao|liberacao|solicitante|requisitante|unidade|cpf|rg|prontuario|posto)|(?:data|dt\.?)(?: d[aeo])? [a-z.]+|medic[oa](?:\(a\))?(?: solicitante| requisitante)?|(?:data\/)?hora(?: da)? coleta)$/;
/** Lines between labels and the values below them, in letters' heights. */
const REACH = 2.4;

/** A head in two lines, labels above and values below, becomes one line of 'label: value'. */
export function withLabels(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const labels = lines[at - 1];
    const isBelow =
      labels !== undefined &&
      labels.page === line.page &&
      isLabels(labels) &&
      !isLabels(line) &&
      line.baseline - labels.baseline <= REACH * line.size;
    return isBelow ? joined(line, labels.cells) : line;
  });
}

/** Whether a line holds labels of a head; beside two of them another one may be of the laboratory's own: 'Passagem'. */
export function isLabels({ cells }: Line): boolean {
  const others = cells.filter(({ text }) => !LABEL.test(fold(text)));
  const isOwn = others.length === 1 && cells.length > 2 && /^[\p{L}][\p{L} .º-]*$/u.test(others[0]!.text);
  return others.length === 0 || isOwn;
}

/** Whether each cell has a label above it: 'Coleta', 'Emissão' over '26/08/2026', '28/08/2026'. */
export function areUnder({ page, cells }: Line, labels: Line): boolean {
  return page === labels.page && cells.length <= labels.cells.length;
}

function joined(line: Line, labels: readonly Cell[]): Line {
  const text = line.cells.map((cell) => {
    const label = labels.findLast(({ left }) => left <= cell.left + line.size) ?? labels[0]!;
    return `${label.text}: ${cell.text}`;
  });
  return { ...line, text: text.join('  ') };
}
