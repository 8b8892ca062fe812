import { findRange, type FoundRange } from './range.ts';
import { unitAt } from './unit.ts';
import { fold } from './words.ts';

/** A printed range with the group it is for: 'Homens: 0,70 a 1,30 mg/dL'. */
export interface Candidate {
  /** As printed, with its label and unit. */
  text: string;
  label: string;
  range: FoundRange;
}

const REFERENCE = String.raw`ref(?:er[eê]ncias?(?:\s+biol[oó]gic[ao]s?)?|\.)?`;
/** 'Valores de referência', 'Val. Ref.', 'Intervalo biológico de referência', 'Limites normais', 'VR'. */
const INTRO = new RegExp(
  String.raw`^[\s([]*(?:(?:val(?:or(?:es)?|\.)?|vlrs?\.?|limites?|par[aâ]metros?|intervalos?(?:\s+biol[oó]gicos?)?|int(?:erv)?\.|faixas?)\s*(?:de\s+)?(?:${REFERENCE}|normalidade|normais|normal|esperad[oa]s?|desej[aá]ve(?:l|is))|refer[eê]ncias?|v\.?\s?r(?:ef)?\.?|v\.?\s?n\.?(?=\s*:)|ref\.?)(?![a-zà-ú])(?:\s*\([^)]*\))?\s*[:.=-]*\s*`,
  'i',
);
const AGE_BEHIND = /^h\b|^\s*(?:anos?|meses|m[eê]s|dias?|semanas?|horas?\b|hs\b|a\b(?!\s*\d))/i;
/** 'Inferior a 150 mg/dL (com jejum)'. */
const GROUP_BEHIND = /^\s*\((?:[^()\d]{3,30}|[^()]*anos[^()]*)\)/i;
/** '20 a 60 ng/mL para maiores de 60 anos; …': in a sentence the group follows its limits. */
const GROUP_IN_WORDS =
  /^,?\s+(?:para|em|at[eé]|acima de|a partir de|maiores de|menores de)\s+(?:\p{L}|[\s,-]|\d{1,3}(?=\s*(?:anos|a\s+\d{1,3}\s*anos)))+(?=\s*(?:[;.]|$))/iu;
const LABEL_LENGTH = 60;

/** Takes 'Valor de referência:' off the beginning; null where the text does not begin so. */
export function withoutIntro(text: string): string | null {
  const match = INTRO.exec(text);
  return match && match[0].trim() !== '' ? text.slice(match[0].length) : null;
}

/** All labelled ranges that a text consists of, from its beginning on. */
export function candidatesIn(text: string): Candidate[] {
  const found: Candidate[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const range = rangeWithoutAges(rest);
    if (!range) break;
    const label = rest.slice(0, range.start);
    if (!isLabel(label)) break;
    const behind = rest.slice(range.end);
    const space = /^[^\S\t]*/.exec(behind)![0].length;
    const unit = unitAt(behind.slice(space));
    const unitEnd = range.end + (unit ? space + unit.length : 0);
    const after = rest.slice(unitEnd);
    const group = (GROUP_BEHIND.exec(after) ?? GROUP_IN_WORDS.exec(after))?.[0] ?? '';
    const end = unitEnd + group.length;
    found.push({
      text: trimmed(rest.slice(0, end)),
      label: `${label} ${group}`.replace(/^[\s;,.|/()-]+/, ''),
      range,
    });
    at += end + Math.max(/^[\s;,.|/)\]]*/.exec(rest.slice(end))![0].length, 0);
  }
  return found;
}

/** The first range that is not an age: in 'Adultos de 20 a 49 anos: 0,7 a 1,3' it is the second. */
function rangeWithoutAges(text: string): FoundRange | null {
  let from = 0;
  for (let guard = 0; guard < 6; guard += 1) {
    const found = findRange(text.slice(from));
    if (!found) return null;
    const range = { ...found, start: found.start + from, end: found.end + from };
    if (!AGE_BEHIND.test(text.slice(range.end))) return range;
    from = range.end;
  }
  return null;
}

const NO_LABEL =
  /\b(?:assinad|liberad|conferid|responsave|crm|crf|crbm|cnpj|cpf|cnes|cep|tel|fone|telefone|whatsapp|protocolo|codigo|https?|www|impress[oa]|emitid|pagina|rua)/;

/** A label is short and no sentence; digits in it are ages. */
function isLabel(label: string): boolean {
  const plain = fold(label).replace(
    /\d+\s*(?:a|ate|e|-)?\s*\d*\s*(?:anos?|meses|mes|dias?|a\b)|(?:\d{1,2}\s*(?:as?|-)\s*)?\d{1,2}\s*(?:h\d{0,2}|:\d{2}|horas?)\b|\d\s*[ºªo]\s(?=\s*trim)/g,
    '',
  );
  if (plain.trim() === '') return true;
  // Who signed it, and where it is to be found: 'CRBM 5-1140'.
  if (NO_LABEL.test(plain)) return false;
  return (
    label.length <= LABEL_LENGTH &&
    !/\d/.test(plain) &&
    !/(?<!\b(?:vals?|refs?|vlrs?|int|interv|masc|fem|min|max|inf|sup|mulh|hom))\.\s+[a-z]/.test(plain) &&
    !/^(?:nota|obs|material|metodo|coleta|liberado|resultado|data|pagina|jejum de(?!.*:$))\b/.test(
      plain.trim(),
    ) &&
    plain.trim().split(/\s+/).length <= 8
  );
}

function trimmed(text: string): string {
  const plain = text.replace(/^(?:[\s;,.|/[\]]|-(?!\d))+/, '').trim();
  const isWrapped = plain.startsWith('(') && !plain.slice(1).includes('(');
  return isWrapped
    ? plain
        .slice(1)
        .replace(/\)\s*$/, '')
        .trim()
    : plain.includes('(') && !plain.includes(')')
      ? `${plain})`
      : plain;
}
