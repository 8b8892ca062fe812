import { fold } from '@leveza/domain/exams/printed/words.ts';
import type { Cell } from './layout.ts';
import { scanRow, type ScannedValue } from './scan-row.ts';

const NO_NAME =
  /\b(paciente|cliente|nome|sexo|idade|nascimento|nasc|convenio|medic[oa]|crm|data|coleta|ficha|pedido|protocolo|pagina|laudo|liberado|responsavel|telefone|cep|cnpj|resultado|referencia|normal|desejavel|homens|mulheres|risco|jejum|deficien\w*|insuficien\w*|suficien\w*|intoxica\w*|diabet\w*|otim\w*|limitrofe|adequad\w*|negativ\w*|positiv\w*|adultos?|criancas?|gestantes?)\b/;

/** A row of an analyte that Leveza does not know: only with name, value, unit and range on one line. */
export function unknownRow(cells: Cell[]): { parameter: string; value: ScannedValue } | null {
  const text = cells.map((cell) => cell.text).join('\t');
  const match =
    /^([A-Za-zÀ-ú0-9][A-Za-zÀ-ú0-9 ()/.,-]*?[A-Za-zÀ-ú)]|[A-Za-zÀ-ú][A-Za-zÀ-ú0-9 ()/-]*\d(?=\t))(\s*[:.]{1,}|\t|\s{2,})([\s\S]*)$/.exec(
      text,
    );
  if (
    !match ||
    match[1]!.length < 3 ||
    match[1]!.length > 60 ||
    !/[A-Za-zÀ-ú]{2}/.test(match[1]!) ||
    NO_NAME.test(fold(match[1]!))
  )
    return null;
  const [value] = scanRow(match[3]!, null);
  return value && value.unit !== null && value.candidates.length > 0 ? { parameter: match[1]!, value } : null;
}
