import { fold, foldInPlace } from '@leveza/domain/exams/printed/words.ts';
import { collectionHourOf } from './collection-hour.ts';
import { dateIn, yearsBetween } from './dates.ts';
import { newestColumn } from './heading-dates.ts';
import type { Line } from './layout.ts';
import type { ReadField } from './reading.ts';
import { withLabels } from './head-grid.ts';
import { laboratoryOf } from './laboratory.ts';
import { patientLine } from './patient-line.ts';

export interface Head {
  laboratory: ReadField;
  examDate: ReadField;
  requestingDoctor: ReadField;
  sex: 'F' | 'M' | null;
  birthDate: string | null;
  age: number | null;
  /** Of the collection. */
  hour: number | null;
  /** As printed: the report may be of another person than the account. */
  patientName: string | null;
}

const NO_COLLECTION = 'Confirme a data: o dia da coleta não foi encontrado no laudo.';
const NEWEST = 'Confirme a data: é a mais recente das colunas do laudo.';
const DATES: [RegExp, string][] = [
  [
    /\b(?:data|dt|dia|hora)?\.?\s*(?:\/hora)?\s*(?:da|de|do)?\s*(?:coleta\b|coletad[oa]s?\b)(?:\s+(?:em|atual)\b)?/,
    '',
  ],
  [/\bdata\s+(?:d[aeo])\s+(?:exame|realizacao)|\brealizad[oa]\s+em\b/, ''],
  [/\b(?:data|dt)\.?\s*(?:do|da|de)?\s*(?:atendimento|ficha|entrada)\b|\batendid[oa]\s+em\b/, ''],
  [/\b(?:atendimento|entrada)(?=\s*:\s*\d{1,2}\/)/, NO_COLLECTION],
  [/\b(?:data\s+(?:do|de)\s+)?receb(?:ido|imento)\b(?:\s+em\b)?/, NO_COLLECTION],
  [
    /\b(?:data\s+(?:da|de)\s+)?(?:emissao|emitido|liberacao|liberado|impresso|impressao|resultado)\b(?:\s+em\b)?/,
    NO_COLLECTION,
  ],
  [/^\W*data\b|\bdata\s*:/, NO_COLLECTION],
  // Weeks may lie between the doctor's request and the collection.
  [
    /\b(?:(?:data|dt)\.?\s*(?:do|da|de)?\s*)?(?:pedido|requisicao|solicitacao|solicitado|requisitado)\b(?:\s+em\b)?/,
    NO_COLLECTION,
  ],
  // The patient may have been registered years before.
  [/\bcadastro\b/, NO_COLLECTION],
];
const BIRTH = /\b(?:data\s+(?:de\s+)?nasc\w*|dt\.?\s*nasc\w*|nascimento|nasc|d\.?\s?n\.?)\b\.?/;
const DOCTOR =
  /\b(?:med(?:\.|ic[oa])(?:\(a\))?\s*(?:\/\s*)?(?:solicitante|requisitante)|medic[oa](?:\(a\))?|med(?=\.)|solicitante|solicitad[oa]\s+por|requisitante|requisitado\s+por|pedido\s+por|dr\(a\)\.?\s*solicitante|prof(?:issional)?\.?\s+solicitante|solic(?:it)?|dr(?=\(a\)))\b\.?(?:\(a\))?/;
const SIGNER =
  /\b(responsavel|resp\.?|assinad[oa]|liberad[oa] por|conferid[oa]|validad[oa]|tecnic[oa]|executad[oa]|patologista|biomedic[oa]|farmaceutic[oa]|diretor\w*)\b/;
const NEXT_LABEL =
  /\s{2,}(?=[a-z().\s/]{2,28}:)|\s\|\s|\bmedic[oa][.\s]*:|\b(?:crm[a-z]{0,2}|cns|prontuario|convenio|coleta|data|sexo|idade|paciente|unidade|pedido|protocolo|ubs|reg|posto|origem|atendimento|cpf|rg|registro|local|emissao|impresso|resultado|nasc\w*)\b/;
const LONGEST_DOCTOR = 50;

/** Who, when and where, from the lines of a report. */
export function readHead(printed: readonly Line[]): Head {
  const lines = withLabels(printed).map(inOneLanguage);
  const examDate = examDateOf(lines);
  const birthDate = birthOf(lines);
  const printedAge = ageOf(lines);
  return {
    laboratory: laboratoryOf(lines),
    examDate,
    requestingDoctor: doctorOf(lines),
    sex: sexOf(lines),
    birthDate,
    age: birthDate && examDate.value ? yearsBetween(birthDate, examDate.value) : printedAge,
    hour: collectionHourOf(lines),
    patientName: patientOf(lines),
  };
}

/** 'Coleta / Collection: 14/05/2026' is 'Coleta: 14/05/2026', and so is 'Collection date: …'. */
function inOneLanguage(line: Line): Line {
  const text = line.text.replace(
    /(?<=[a-zà-ú]) \/ (?!(?:coleta|data|m[eé]d|sexo|idade|nasc))[a-z ]{2,24}(?=:)/gi,
    '',
  );
  // 'Paciente...: Ana', 'COLETA : 09/07/2026'.
  const plain = text.replace(/(?<=[\p{L})])(?:[.…_]+\s*|\s+):(?=\s)/gu, ':');
  return { ...line, text: ENGLISH.reduce((changed, [words, ours]) => changed.replace(words, ours), plain) };
}

const ENGLISH: readonly [RegExp, string][] = [
  [/\b(?:collection date|date of collection|collected(?: on)?|collection)\s*:/i, 'Coleta:'],
  [/\b(?:date of birth|birth date|dob)\s*:/i, 'Nascimento:'],
  [/\b(?:requesting |ordering |referring )?(?:physician|doctor)\s*:/i, 'Médico:'],
  [/\bpatient(?: name)?\s*:/i, 'Paciente:'],
  [/\b(?:sex|gender)\s*:\s*f(?:emale)?\b/i, 'Sexo: feminino'],
  [/\b(?:sex|gender)\s*:\s*m(?:ale)?\b/i, 'Sexo: masculino'],
  [/\bage\s*:\s*(?=\d)/i, 'Idade: '],
];

function examDateOf(lines: readonly Line[]): ReadField {
  for (const [label, doubt] of DATES) {
    const days = lines.flatMap((line) => datesBehind(line, label));
    const [first] = days;
    if (!first) continue;
    const hasOthers = doubt === '' && days.some((day) => day !== first);
    return {
      value: first,
      doubt: hasOthers ? 'Confirme a data: o laudo traz mais de um dia de coleta.' : doubt,
    };
  }
  const newest = newestColumn(lines);
  return { value: newest, doubt: newest ? NEWEST : '' };
}

/** Dates right behind a label, in the same line. */
function datesBehind({ text }: Line, label: RegExp): string[] {
  const plain = fold(text);
  const match = label.exec(plain);
  if (!match) return [];
  const before = plain.slice(Math.max(0, match.index - 14), match.index);
  if (/nasc\w*\s*(?:de|:)?\s*$/.test(before) || BIRTH.test(match[0])) return [];
  const behind = plain.slice(match.index + match[0].length);
  const value =
    /^[^a-z]*?(?:\b(?:do material|da amostra|as|em|hora|dia|e hora)\b[^a-z]*?)*((?:\d{1,2}[\s/.-]|\d{4}-)[\s\S]{0,24})/.exec(
      behind,
    )?.[1];
  const day = value ? dateIn(value) : null;
  return day ? [day] : [];
}

function birthOf(lines: readonly Line[]): string | null {
  for (const { text } of lines) {
    const plain = fold(text);
    const match = BIRTH.exec(plain);
    const day = match
      ? dateIn(plain.slice(match.index + match[0].length, match.index + match[0].length + 24))
      : null;
    if (day) return day;
  }
  return null;
}

function ageOf(lines: readonly Line[]): number | null {
  for (const { text } of lines) {
    const plain = fold(text);
    const match = /\bidade\W*(\d{1,3})|\((\d{1,3})\s*anos\)/.exec(plain);
    if (match && !isOfRange(plain)) return Number(match[1] ?? match[2]);
  }
  return sexAndAge(lines)?.age ?? patientLine(lines).age;
}

function sexOf(lines: readonly Line[]): 'F' | 'M' | null {
  for (const { text } of lines) {
    const plain = fold(text);
    const match =
      /\b(?:sexo|genero)(?:\s+(?:biologico|ao nascer))?\W*(feminino|masculino|fem|masc|f|m)\b(?!\s*:)/.exec(
        plain,
      );
    if (match && !isOfRange(plain)) return match[1]!.startsWith('f') ? 'F' : 'M';
  }
  return sexAndAge(lines)?.sex ?? patientLine(lines).sex;
}

const RANGE =
  /[<>≤≥]=?\s*\d|\b(?:acima|abaixo|ate|a partir|superior|inferior|ou mais|ou menos)\b|\b(?:maior|menor|maiores|menores|entre)\b[a-z\s]{0,14}\d|(?<![\d/])\d{1,3}\s*(?:a|-)\s*\d+(?:[.,]\d|\s*anos)/;

/** 'Masculino 18 anos ou mais: 13,0 a 17,0' tells for whom a range is, never who the patient is. */
const isOfRange = (plain: string): boolean => RANGE.test(plain);

const HEAD_LINES = 12;
const SEX_THEN_AGE = /(?<![a-z])(feminino|masculino|fem|masc|f|m)[\s,.;·|/-]+(\d{1,3})\s*anos(?!\s*[:\d])/;
const AGE_THEN_SEX =
  /(?<![\d.,]|\ba )(\d{1,3})\s*anos[\s,.;·|/-]+(?:sexo\s+)?(feminino|masculino|fem|masc|f|m)(?![a-z:])/;

/** Both side by side without a label: 'Laura Castro · Feminino · 29 anos'. */
function sexAndAge(lines: readonly Line[]): { sex: 'F' | 'M'; age: number } | null {
  for (const { text } of lines.slice(0, HEAD_LINES)) {
    const plain = fold(text);
    if (isOfRange(plain)) continue;
    const [, word, years] = SEX_THEN_AGE.exec(plain) ?? [];
    const [, before, behind] = AGE_THEN_SEX.exec(plain) ?? [];
    const [sex, age] = word ? [word, years] : [behind, before];
    if (sex && age) return { sex: sex.startsWith('f') ? 'F' : 'M', age: Number(age) };
  }
  return null;
}

const PATIENT =
  /(?:^|\s{2})\W*(?:nome\s+do\s+paciente|(?:nome\s+)?paciente|cliente|usu[aá]ri[oa]|cidad[aã]o|cidad[aã]|benefici[aá]ri[oa]|nome(?:\s+completo)?)(?:\s*:+\s*|\s{2,})/;

function patientOf(lines: readonly Line[]): string | null {
  for (const { text } of lines) {
    const match = PATIENT.exec(foldInPlace(text));
    const name =
      match && nameIn(text.slice(match.index + match[0].length))?.replace(/^sr\(?a?\)?\.?\s+/i, '');
    if (name && /\S\s+\S/.test(name)) return name;
  }
  return besideAge(lines);
}

const WHOLE_NAME = /^\p{Lu}[\p{L}'.-]+(?:\s+(?:d[aeo]s?|e)\b|\s+\p{Lu}[\p{L}'.-]*){1,6}$/u;

/** A name without a label, before the patient's sex and age: 'Odete Quaresma', '71 anos', 'F'. */
function besideAge(lines: readonly Line[]): string | null {
  const line = lines.slice(0, HEAD_LINES).find((each) => sexAndAge([each]) !== null);
  const name = line?.text.split(/\s{2,}|\s*[·•|,]\s*/)[0]?.trim() ?? '';
  return WHOLE_NAME.test(name) && !/\b(?:feminino|masculino)\b/i.test(name) ? name : null;
}

function doctorOf(lines: readonly Line[]): ReadField {
  for (const line of lines) {
    const plain = foldInPlace(line.text);
    const match = DOCTOR.exec(plain);
    if (!match || SIGNER.test(plain.slice(0, match.index + match[0].length))) continue;
    const behind = line.text.slice(match.index + match[0].length);
    // A label is followed by a colon; 'pelo médico assistente' in a sentence is none.
    const start = /^(?:\s+de)?\s*(?:\([^)]*\))?[\s.]*:+\s*|^\s{2,}(?=Dra?\.?\s)|^\.?\s+(?=Dra?\.?\s)/i.exec(
      behind,
    );
    if (!start) continue;
    const name = nameIn(behind.slice(start[0].length));
    if (name) return { value: name, doubt: doubtOfName(line, name) };
  }
  return { value: null, doubt: '' };
}

function nameIn(text: string): string | null {
  const end = NEXT_LABEL.exec(foldInPlace(text));
  const name = (end ? text.slice(0, end.index) : text)
    .replace(
      /\d[\s\S]*$|\s*[·•][\s\S]*$|(?:,\s*|\s{2,}|\s[-/]\s)(?:masculino|feminino|[mf])\b[\s\S]*$|\s+(?:masculino|feminino)\b[\s\S]*$/i,
      '',
    )
    // 'Nº do', the beginning of the next cell's label.
    .replace(/\s{2,}(?:\S+\s)?(?:d[aeo]|n[º°o.]{1,2})\s*$/i, '')
    .replace(/[\s,;|(/.-]+$/, '')
    .trim();
  return /[A-Za-zÀ-ú]{3}/.test(name) ? name.slice(0, LONGEST_DOCTOR).trim() : null;
}

const SURE = 70;

/** A name read from a picture is doubted where its letters were. */
function doubtOfName(line: Line, name: string): string {
  if (line.source === 'text') return '';
  const words = line.cells.flatMap((cell) => cell.words).filter((word) => name.includes(word.text));
  const isSure = words.length > 0 && words.every((word) => word.confidence >= SURE);
  return isSure ? '' : 'Confirme o nome: a leitura da imagem não ficou clara.';
}
