import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { dateIn } from './dates.ts';
import { joinedWords, type Cell, type Line } from './layout.ts';
import { nameCell } from './name-cell.ts';
import type { ReadField } from './reading.ts';

const KIND =
  /\b(laboratorios?|\w*lab|diagnostic[oa]s?|analises|medicina|clinic[oa]s?|hospital|saude|patologia|imagem|centro|instituto|fundacao|exames)\b/;
const STRONG = /\b(laboratorios?|diagnostic[oa]s?|analises|medicina (?:diagnostica|laboratorial)|hospital)\b/;
const OTHER =
  /\b(paciente|cliente|nome|medic[oa]|solicitante|requisitante|convenio|sexo|idade|nasc\w*|resultados?|laudo|pagina|pag|ficha|pedido|protocolo|responsavel|resp|crm|crbm|crf|cnpj|cnes|cep|rua|avenida|av|quadra|tel|fone|telefone|central de|www|http|data|emissao|liberado|impresso|coleta|material|metodo|hemograma|glicose|assinado|referencia|endereco|atendimento|unidade|exame|registro|parameter|tests?|results?|patient|certificad\w*|acreditad\w*)\b|@|\d{4,}/;
const AUTHORITY = /\b(prefeitura|secretaria|governo|estado|ministerio|municipio|sus)\b/;
const SECTION =
  /^\W*(?:hemograma|eritrograma|leucograma|bioquimica|hematologia|hormonios?|imunologia|urina|urinalise|sangue\s*$|exame\s{1,}.*resultado)/;
const TOP_LINES = 14;
const LONGEST = 80;
const SURE = 70;

interface Guess {
  text: string;
  score: number;
  isSure: boolean;
}

/** The tallest line near the top that names no person and no place; words such as 'laboratório' count for it. */
export function laboratoryOf(lines: readonly Line[]): ReadField {
  const top = headOf(lines);
  const median =
    top.map(({ size }) => size).toSorted((one, other) => one - other)[Math.floor(top.length / 2)] ?? 1;
  const guesses = top.flatMap((line, order) => {
    const printed = line.cells.length > 1 ? line.cells : [joined(line)];
    const wholes = printed.map((cell) => withNameBelow(cell, lines[lines.indexOf(line) + 1]));
    return [...wholes, joined(line)].flatMap((cell) => guessOf(cell, line, order, median));
  });
  const best = guesses.toSorted((one, other) => other.score - one.score)[0];
  if (!best) return { value: null, doubt: '' };
  return { value: best.text, doubt: best.isSure ? '' : 'Confirme o laboratório: a leitura não ficou clara.' };
}

/** 'Laboratório' over 'Jardim Bonfiglioli', in one drawing. */
function withNameBelow(cell: Cell, below: Line | undefined): Cell {
  const name = below?.cells.find(({ left }) => Math.abs(left - cell.left) <= 1);
  const isCut = /^laborat[oó]rio$/i.test(cell.text) && name !== undefined && !/:/.test(name.text);
  return isCut ? joinedWords(`${cell.text} ${name.text}`, [...cell.words, ...name.words]) : cell;
}

/** The lines before the first result; a value below a label has its colon. */
function headOf(lines: readonly Line[]): Line[] {
  const first = lines.filter((line) => line.page === lines[0]?.page).slice(0, TOP_LINES);
  const end = first.findIndex(
    ({ cells, text }) => nameCell(cells[0]!.text, false, false) || SECTION.test(fold(text)),
  );
  return first
    .slice(0, end < 0 ? undefined : end)
    .filter(({ text, cells }) => cells.length === 1 || !/:/.test(text) || KIND.test(fold(cells[0]!.text)));
}

function joined({ cells }: Line): Cell {
  const words = cells.flatMap((cell) => cell.words);
  const [first, last] = [cells[0]!, cells.at(-1)!];
  return { text: cells.map((cell) => cell.text).join(' '), left: first.left, right: last.right, words };
}

function guessOf(cell: Cell, line: Line, order: number, median: number): Guess[] {
  const text = cell.text
    .replace(/\s+(?:[-|]\s*)?(?:cnpj\b|desde\s+\d{4}).*$/i, '')
    .replace(/^[\s|=_*-]+|[\s|=_*:-]+$/g, '')
    .trim();
  const plain = fold(text);
  if (!/[a-z]{3}/.test(plain) || text.length > LONGEST || text.length < 4) return [];
  if (
    isUnit(text) ||
    OTHER.test(plain.replace(/(?<=\s)- unidade\b.*$|\bcooperativa medica\b/g, '')) ||
    dateIn(text) ||
    /:|\d[.,]\d/.test(text) ||
    nameCell(text, false, false)
  )
    return [];
  const size = Math.max(...cell.words.map((word) => word.size));
  const score =
    (size / median) * 2 +
    (STRONG.test(plain) ? 3 : KIND.test(plain) ? 1.5 : 0) -
    (AUTHORITY.test(plain) && !STRONG.test(plain) ? 2 : 0) -
    order * 0.15;
  const isNamed = KIND.test(plain) || (line.source === 'text' && size > median * 1.2);
  const isRead = line.source === 'text' || cell.words.every((word) => word.confidence >= SURE);
  return [{ text, score, isSure: isNamed && isRead }];
}
