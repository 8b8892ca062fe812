import { candidatesIn } from '@leveza/domain/exams/printed/candidates.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import type { Cell } from './layout.ts';
import type { NameCell } from './name-cell.ts';
import { scanRow, type ScannedValue } from './scan-row.ts';

const NO_NAME =
  /\b(laborator\w*|hospital|clinica|paciente|cliente|nome|sexo|idade|nascimento|nasc|convenio|medic[oa]|crm|crf|crbm|data|coleta|coletado|ficha|pedido|protocolo|pagina|pag|laudo|liberado|responsavel|telefone|fone|tel|cep|cnpj|resultados?|referencia|normal|desejavel|homens?|mulher(?:es)?|masculino|feminino|risco|jejum|deficien\w*|insuficien\w*|suficien\w*|intoxica\w*|diabet\w*|otim\w*|limitrofe|adequad\w*|negativ\w*|positiv\w*|reagentes?|ausentes?|presentes?|adultos?|criancas?|gestantes?|anos|material|metodo|amostra|soro|plasma|sangue(?! oculto)|edta|nota|obs|assinado|unidade|endereco|rua)\b/;
const SECTION =
  /^(?:bioquimica|hematologia|hormonios?|imunologia|sorologia|urinalise|urina|fezes|hemostasia|coagulacao|exames? .*|perfil .*|eritrograma|leucograma|serie .*|hemograma.*|gasometria.*|sedimento\w*|caracteres .*|total|totais|diret[oa]|indiret[oa]|livre|fracoes|relacao|indice|(?:muito )?(?:alto|baixo|elevado)|intermediario|moderado|extremo)$/;
const PENDING =
  /\b(andamento|pendente|aguard\w*|nao realizad\w*|cancelad\w*|insuficiente|vide|ver|nova coleta|a seguir|anexo)\b/;
const RESULT = /^\W*resultado\s*[:.=]+\s*/i;
const LONGEST_NAME = 60;
const LONGEST_WORDS = 40;

/** Whether a text by itself may be the name of an exam: 'Toxoplasmose IgG', never 'Sexo' or 'Hormônios'. */
export function isExamName(text: string): boolean {
  const plain = fold(text);
  return (
    text.length >= 2 &&
    text.length <= LONGEST_NAME &&
    /^[A-Za-zÀ-ú0-9][A-Za-zÀ-ú0-9 ()/.,+-]*$/.test(text) &&
    /[a-z]{2}/.test(plain) &&
    !/[.,;]\s+[a-z]{2,} [a-z]{2,} /.test(plain) &&
    !/\d{4,}/.test(plain) &&
    !NO_NAME.test(plain) &&
    !SECTION.test(plain)
  );
}

/** Titles of exams side by side. */
export function areNamesBeside({ rest }: NameCell, others: readonly Cell[]): boolean {
  return others.length > 0 && others.every(({ text }) => isExamName(text)) && /^[\s.:_|-]*$/.test(rest);
}

/** 'Em andamento', 'vide observação': the result is not there yet, or elsewhere. */
export function isPending(text: string): boolean {
  return PENDING.test(fold(text));
}

/** A result in words of its own: not 'em andamento', nor 'vide observação'. */
export function isWordsResult(text: string): boolean {
  const plain = fold(text);
  return (
    /^[a-z]{3}/.test(plain) && text.length <= LONGEST_WORDS && !/[\d:]/.test(plain) && !PENDING.test(plain)
  );
}

/** A name, a bare figure and a bare range, each in its cell: 'Índice de Castelli', '3,98', 'até 4,4'. */
function isPlainRow([, figure, range, ...others]: readonly Cell[]): boolean {
  if (!figure || !range || others.length > 0 || !/^\d+[.,]\d+$/.test(figure.text)) return false;
  const text = range.text.replace(/^[[(]\s*|\s*[\])]$/g, '');
  const [only, ...more] = candidatesIn(text);
  return only !== undefined && more.length === 0 && only.text === text;
}

/**
 * A row of an analyte that Leveza does not know: only with name, value and range on one line, and with a unit where no
 * headings say which cell is which.
 */
export function unknownRow(
  cells: Cell[],
  hasHeadings: boolean,
): { parameter: string; value: ScannedValue } | null {
  const text = cells.map((cell) => cell.text).join('\t');
  const match =
    /^([A-Za-zÀ-ú0-9][A-Za-zÀ-ú0-9 ()/.,+-]*?[A-Za-zÀ-ú)]|[A-Za-zÀ-ú][A-Za-zÀ-ú0-9 ()/+-]*\d(?=\t|\s*:|\s*\.{2}))(\s*:|\s*\.{2,}:?|\t|\s{2,})([\s\S]*)$/.exec(
      text,
    );
  if (!match || !isExamName(match[1]!)) return null;
  const label = RESULT.exec(match[3]!)?.[0] ?? '';
  const [value] = scanRow(match[3]!.slice(label.length), null, {
    mayBeNegative: true,
    isLabelled: label !== '',
  });
  // Behind 'Resultado:' a value with its unit is one, and its range may stand below.
  if (value && label !== '' && value.unit !== null) return { parameter: match[1]!, value };
  if (!value || value.candidates.length === 0) return null;
  const isInWords = value.value === null && value.candidates.some(({ range }) => range.words !== null);
  const hasValueForm = value.unit !== null || hasHeadings || isInWords || isPlainRow(cells);
  return hasValueForm ? { parameter: match[1]!, value } : null;
}
