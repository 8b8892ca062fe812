import type { Report } from '@leveza/contract/reports/reports.ts';
import { amountText } from '@leveza/domain/exams/amount-words.ts';
import { formatDay, formatNumber } from '../../../../lib/format.ts';
import type { Block, Section, TableBlock } from '../block.ts';
import { counted } from '../words.ts';

type Exams = NonNullable<Report['exams']>;
type ExamLine = Exams['followed'][number];

type Change = NonNullable<ExamLine['change']>;

const FLAG: Record<NonNullable<ExamLine['flag']>, string> = {
  normal: 'Normal',
  high: 'Acima',
  low: 'Abaixo',
  critical: 'Crítico',
  abnormal: 'Alterado',
  borderline: 'Limítrofe',
};

/** Lines within their range that a doctor's report has in full: the annex has all, and a year would take a third page. */
const MOST_FOLLOWED = 4;

export function examsSection({ exams, type }: Report): Section | null {
  if (!exams) return null;
  const { since, outOfRange, followed, typedHba1c } = exams;
  if (exams.count === 0 && !typedHba1c) return null;
  const blocks: Block[] = [];
  if (outOfRange.length > 0) blocks.push(examTable('Fora da referência', outOfRange, since));
  const inFull = type === 'medical' ? followed.slice(0, MOST_FOLLOWED) : followed;
  if (inFull.length > 0) blocks.push(examTable('Com resultado anterior para comparar', inFull, since));
  const others = followed.slice(inFull.length).map(nowText);
  if (others.length > 0)
    blocks.push({ kind: 'text', isBody: true, text: `Também com resultado anterior: ${others.join('; ')}.` });
  const text = exams.count > 0 && wordsOf(exams, blocks.length > 0);
  if (text) blocks.push({ kind: 'text', ...(blocks.length > 0 && { tone: 'quiet' }), text });
  if (typedHba1c) blocks.push(typedBlock(typedHba1c));
  const outside = outOfRange.length;
  const whole = exams.count > 0 ? counted(exams.count, 'exame', 'exames') : 'HbA1c do perfil';
  const gist = outside > 0 ? `${outside} fora da referência` : whole;
  return { id: 'exams', title: 'Exames', gist: { text: gist }, blocks };
}

/** 'TSH 2,1 mUI/L (Normal)'. */
const nowText = ({ name, value, unit, flag }: ExamLine) =>
  `${[name, value, unit].filter(Boolean).join(' ')}${flag === null ? '' : ` (${FLAG[flag]})`}`;

const typedBlock = ({ day, value }: NonNullable<Exams['typedHba1c']>): Block => ({
  kind: 'text',
  isBody: true,
  text: `HbA1c informada no perfil em ${formatDay(day)}, sem laudo: ${formatNumber(value)} %.`,
});

/** A result that nothing judges is not a good one: it is named apart. */
function wordsOf({ count, empty, judged, unjudged }: Exams, hasTables: boolean): string {
  const open = [
    ...(empty > 0 ? [`${counted(empty, 'exame', 'exames')} sem valores anotados`] : []),
    ...(unjudged > 0 ? [`${counted(unjudged, 'resultado', 'resultados')} sem faixa de referência`] : []),
  ];
  const sentence = `${counted(count, 'exame', 'exames')} no período${judged > 0 ? '; dos resultados mais recentes, nenhum fora da referência' : ''}.`;
  return [
    ...(hasTables ? [] : [sentence]),
    ...(open.length > 0 ? [`Não avaliados: ${open.join('; ')}.`] : []),
  ].join(' ');
}

const SINCE = {
  treatment: 'Desde o início do tratamento',
  'first-exam': 'Desde o primeiro exame',
  'earlier-exam': 'Desde um exame anterior',
};

function examTable(caption: string, lines: ExamLine[], since: keyof typeof SINCE): TableBlock {
  // A report of a few days may hold no earlier result at all.
  const isCompared = lines.some(({ change }) => change !== null);
  return {
    kind: 'table',
    caption,
    columns: [
      { title: 'Exame', width: 4.5 },
      { title: 'Resultado', width: 2.3, isNumber: true, isBody: true },
      { title: 'Referência', width: 2.9 },
      { title: 'Situação', width: 1.9 },
      { title: 'Dia', width: 2.2 },
      ...(isCompared ? [{ title: SINCE[since], width: 5.6, isBody: true }] : []),
    ],
    rows: lines.map(({ name, value, unit, reference, flag, day, change }) => [
      name,
      [value, unit].filter(Boolean).join(' '),
      reference === null ? '-' : shortened(reference),
      flag === null ? '-' : FLAG[flag],
      formatDay(day),
      ...(isCompared ? [change === null ? '-' : changeText(change, unit)] : []),
    ]),
  };
}

/** A laboratory may print a table of ages and risks: a page has room for its beginning, and the annex has it whole. */
const MOST_REFERENCE = 80;

const shortened = (text: string) =>
  text.length > MOST_REFERENCE ? `${text.slice(0, MOST_REFERENCE - 1).trimEnd()}…` : text;

/**
 * '−31,11 (era 126,11 em 10/01/2026)', in the unit of the result beside it; beside a result printed in another unit, all
 * of them with theirs. A longer text takes a doctor's report to a third page.
 */
function changeText({ unit, before, after, difference }: Change, printed: string | null): string {
  const isSameUnit = printed === unit;
  const textOf = (amount: Parameters<typeof amountText>[0]) => amountText(amount, isSameUnit ? '' : unit);
  const was = `era ${textOf(before)} em ${formatDay(before.day)}`;
  const both = isSameUnit ? was : `${was}; agora ${textOf(after)}`;
  if (difference === null) return both;
  if (difference === 0) return `igual: ${both}`;
  return `${difference > 0 ? '+' : '−'}${textOf({ amount: Math.abs(difference), comparator: null })} (${both})`;
}
