import { fold, foldInPlace } from './printed/words.ts';

const GONE = '[…]';

/** Labels whose line says who the patient is. The text after them is removed, up to a gap or the end of the line. */
const LABELS =
  /\b(paciente|nome do paciente|nome|cliente|nome social|mae|nome da mae|responsavel|cpf|rg|cns|cartao sus|carteirinha|matricula|convenio|prontuario|registro|atendimento|pedido|requisicao|protocolo|codigo|senha|telefone|celular|fone|e-mail|email|endereco|cep|nascimento|data de nascimento|dt\.? ?nasc\.?|nasc\.?|d\.?n\.?)\s*(n[ºo°.]*)?\s*[:.]\s*/g;
const NUMBERS =
  /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b|\b\d{3} ?\d{4} ?\d{4} ?\d{4}\b|\(\d{2}\)\s?\d{4,5}-?\d{4}|\b\d{5}-\d{3}\b|[\w.+-]+@[\w-]+\.[\w.]+/g;
/** Two spaces or a bar part the fields of a line. */
const FIELD_END = /\s{2,}|\t|\||$/;

/**
 * The text of a report without what could be found of the patient's identity: fields with a label, numbers of documents,
 * telephones and addresses of mail, and the patient's own name wherever it stands. It cannot promise to find all.
 */
export function withoutIdentity(text: string, name: string): string {
  const own = nameParts(name);
  return text
    .split('\n')
    .map((line) => withoutName(withoutFields(line).replace(NUMBERS, GONE), own))
    .join('\n');
}

function withoutFields(line: string): string {
  const plain = foldInPlace(line);
  let kept = '';
  let at = 0;
  for (const match of plain.matchAll(LABELS)) {
    if (match.index < at) continue;
    const start = match.index + match[0].length;
    const end = start + plain.slice(start).search(FIELD_END);
    if (end === start) continue;
    kept += `${line.slice(at, start)}${GONE}`;
    at = end;
  }
  return kept + line.slice(at);
}

const SHORTEST_PART = 3;
/** 'Maria da Silva' is also printed as 'Maria Silva'. */
const isJoint = (word: string) => /^(?:d[aeo]s?|e)$/.test(word);
const nameParts = (name: string) =>
  fold(name)
    .split(/\s+/)
    .filter((part) => part.length >= SHORTEST_PART && !isJoint(part));

/** Two or more parts of the name side by side are the patient; one alone may be a doctor's or a street's. */
function withoutName(line: string, parts: readonly string[]): string {
  if (parts.length === 0) return line;
  const words = [...foldInPlace(line).matchAll(/[a-z]+/g)].filter(([word]) => !isJoint(word));
  const spans: { start: number; end: number }[] = [];
  for (const [at, one] of words.entries()) {
    const next = words[at + 1];
    if (!next || !parts.includes(one[0]) || !parts.includes(next[0])) continue;
    const end = next.index + next[0].length;
    const last = spans.at(-1);
    // The second word of a pair may be the first of the next.
    if (last && one.index < last.end) last.end = end;
    else spans.push({ start: one.index, end });
  }
  return spans.reduceRight((out, { start, end }) => `${out.slice(0, start)}${GONE}${out.slice(end)}`, line);
}
