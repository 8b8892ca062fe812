import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { analyteAt, type NameMatch } from '@leveza/domain/exams/names/analyte-names.ts';

/** A cell that begins with an analyte's name. */
export interface NameCell {
  match: NameMatch;
  /** As printed: 'Proteína C reativa (PCR) ultrassensível'. */
  parameter: string;
  /** A unit printed beside the name: 'Glicose (mg/dL)'. */
  unit: string | null;
  /** The text behind the name in the same cell. */
  rest: string;
}

const NAME_END =
  /\s*(?:[:=]|\.{2,}|…|·{2,}|_{2,})|\s+-?\s*(?=(?:<=|>=|[<>≤≥])?\s*\d)(?!\s*\d+\s*(?:[ªº°]|a\s+hora|-?\s*(?:oh|hidrox)))|\s+(?=(?:n[aã]o\s+)?(?:reagente|negativ|positiv|ausente|presente|detect|indetect))/i;
const SENTENCE =
  /\b(pela|pelo|valores|acima|abaixo|entre|inferior|superior|deve|devem|foi|foram|para|pode|podem|considera\w*|segundo|conforme|quando|sao|sugere|indica\w*|que)\b/;
/** Words that make another analyte of a name: 'Hemoglobina fetal', 'Testosterona biodisponível', 'Cortisol salivar'. */
const OTHER_ANALYTE =
  /\b(biodisponivel|fetal|a2|neonatal|saliva\w*|liquor|clearance|depuracao|dihidroxi\w*|1[,.]\s?25|oxidad\w*|osse[oa]|pancreatic\w*|captacao|uptake|relacao|irregular\w*|humano|dexametasona|isoenzimas?|macro\w*|eritrocitari[oa]|intraeritrocitari[oa]|(?<!anti-?\s?)tireoglobulina)\b/;
const LONGEST_QUALIFIER = 60;

export function nameCell(text: string, isUrine: boolean, isPicture: boolean): NameCell | null {
  const lead =
    /^(?:\d{1,3}\s?(?:[.)]\s*|-\s+)(?=\p{L})|\[[^[\]]{1,12}\]\s*)?[\s*•·>-]*(?:(?:dosagem|determina[cç][aã]o|contagem|pesquisa|n[ií]ve(?:l|is)|concentra[cç][aã]o)(?:\s+(?:s[eé]ric|plasm[aá]tic|quantitativ)[ao]s?)?\s+d[aeo]s?\s+|anticorpos?\s+|(?:hepatite\s+[abc]|s[ií]filis|aids)\s*-\s+|[ií]ndice\s+(?=homa))?/iu.exec(
      text,
    )![0];
  const plain = text.slice(lead.length);
  const match = analyteAt(plain, isUrine, isPicture) ?? inBrackets(plain, isUrine);
  if (!match) return null;
  const after = plain.slice(match.length);
  // Brackets belong to the name with their digits: '(25-OH)', '(CKD-EPI 2021)'.
  const masked = after.replace(
    /\([^()]*\)|\[[^[\]]*\]/g,
    (inside) => '(' + '~'.repeat(Math.max(inside.length - 2, 0)) + ')',
  );
  const end = masked.search(NAME_END);
  const qualifier = end < 0 ? after : after.slice(0, end);
  if (!isQualifier(end < 0 ? masked : masked.slice(0, end))) return null;
  if (OTHER_ANALYTE.test(fold(`${qualifier} ${after.slice(qualifier.length, qualifier.length + 20)}`)))
    return null;
  const beside = /\s+[([]([^()[\]]+)[)\]]\s*$|,?\s+(?:em|por)\s+(\S+)\s*$|\s+(\S*[/%]\S*|fl|pg)\s*$/i.exec(
    qualifier,
  );
  const unit = beside
    ? (beside[1] ?? beside[3] ?? (/\s+por\s/i.test(beside[0]) ? `/${beside[2]}` : beside[2]!))
    : null;
  const hasUnit = unit !== null && isUnit(unit);
  const printed = plain.slice(0, match.length + qualifier.length);
  return {
    match,
    parameter: (hasUnit ? printed.slice(0, printed.length - beside![0].length) : printed)
      .replace(/[\s:.-]+$/, endOf)
      .trim(),
    unit: hasUnit ? unit : null,
    rest: after.slice(qualifier.length),
  };
}

/** Words before the brackets that make another analyte of the short name in them. */
const OTHER_BEFORE =
  /\b(?:livre|anti\w*|receptor\w*|supress\w*|teste|curva|estimul\w*|revers[ao]|ligador\w*|globulina|urin\w*)\b/;

/** A name that Leveza spells otherwise, with its short one in brackets: 'Hormônio tirotrófico (TSH)'. */
function inBrackets(text: string, isUrine: boolean): NameMatch | null {
  const [whole, short] = /^\p{Lu}[\p{L} -]{5,40}\(([\p{L}\d-]{2,8})\)/u.exec(text) ?? [];
  const before = fold(whole ?? '');
  const isOther = OTHER_ANALYTE.test(before) || OTHER_BEFORE.test(before);
  const match = short === undefined || isOther ? null : analyteAt(short, isUrine, false);
  return match && match.length === short!.length ? { ...match, length: whole!.length } : null;
}

/** 'V.C.M.' keeps its last point. */
function endOf(end: string, _at: number, whole: string): string {
  return end.startsWith('.') && /\b\w\.\w\.$/.test(`${whole.slice(0, whole.length - end.length)}.`)
    ? '.'
    : '';
}

function isQualifier(text: string): boolean {
  // 'HbA1c', 'B12' and '25 OH' are words too.
  const plain = fold(text).replace(
    /\b[a-z]+-?\d+[a-z]*\b|\b\d+\s*-?\s*(?:oh|hidrox\w*)\b|\b\d\s?(?:[ªº°]|a\s+hora)/g,
    'x',
  );
  return (
    text.length <= LONGEST_QUALIFIER &&
    !/\d/.test(plain) &&
    !/[.;?!]\s+[a-z]/.test(plain) &&
    !SENTENCE.test(plain)
  );
}
