import type { Report } from '@leveza/contract/reports/reports.ts';
import { PROGRESS_MEASURES, REPORT_MEASURE_LABEL } from '@leveza/domain/reports/types.ts';
import { formatDay, formatKg, formatMonth, formatNumber } from '../../../../lib/format.ts';
import { formatBmi } from '../../../../lib/measure.ts';
import { summaryOf } from '../../../../ui/chart/summary.ts';
import type { Block, Fact, LineBlock, Section, TableBlock } from '../block.ts';
import { counted, formatTenths, signedKg, signedPercent } from '../words.ts';

type Weight = NonNullable<Report['weight']>;

const MEAN_OF = {
  day: ['dia', '7 dias'],
  week: ['semana', '4 semanas'],
  month: ['mês', '3 meses'],
} as const;

export function weightSection({ weight: whole, type }: Report): Section | null {
  if (!whole) return null;
  const weight = type === 'progress' ? patientsOwn(whole) : whole;
  const blocks: Block[] = [];
  const facts = factsOf(weight);
  if (facts.length > 0) blocks.push({ kind: 'facts', facts });
  // A goal alone is no weight.
  if (weight.last === null) blocks.push({ kind: 'text', text: 'Nenhum peso registrado no período.' });
  if (weight.points.length > 1) blocks.push(courseOf(weight));
  if (weight.measures.length > 0) blocks.push(measuresOf(weight));
  const { changeKg } = weight;
  const gist = changeKg === null ? {} : { gist: { text: `${signedKg(changeKg)} no período`, isBody: true } };
  return { id: 'weight', title: 'Peso e medidas', ...gist, blocks };
}

/** Classes of the BMI, pressure, pulse and glucose are for a doctor to read, with their sources. */
const patientsOwn = (weight: Weight): Weight => ({
  ...weight,
  bmi: null,
  waistToHeight: null,
  measures: weight.measures.filter(({ measure }) => PROGRESS_MEASURES.includes(measure)),
});

function factsOf(weight: Weight): Fact[] {
  const { first, last, changeKg, changePercent, weeklyRateKg, sinceStartKg, sinceStartPercent } = weight;
  const facts: (Fact | null)[] = [
    first && { label: 'Primeiro peso', value: formatKg(first.value), note: formatDay(first.day) },
    last && { label: 'Último peso', value: formatKg(last.value), note: formatDay(last.day) },
    changeKg === null
      ? null
      : { label: 'Mudança no período', value: signedKg(changeKg), ...percentNote(changePercent) },
    weeklyRateKg === null
      ? null
      : {
          label: 'Ritmo',
          value: `${signedKg(weeklyRateKg)} por semana`,
          note: '28 dias até o fim do período',
        },
    sinceStartKg === null
      ? null
      : { label: 'Desde o início', value: signedKg(sinceStartKg), ...percentNote(sinceStartPercent) },
    weight.bmi === null
      ? null
      : {
          label: 'IMC',
          value: `${formatBmi(weight.bmi)}\u00A0kg/m²`,
          ...(weight.bmiClass !== null && { note: weight.bmiClass }),
        },
    weight.waistToHeight === null
      ? null
      : { label: 'Cintura/altura', value: formatNumber(weight.waistToHeight) },
    weight.targetKg === null ? null : { label: 'Meta', value: formatKg(weight.targetKg) },
  ];
  return facts.flatMap((fact) => (fact ? { ...fact, isBody: true } : []));
}

const percentNote = (percent: number | null) => (percent === null ? {} : { note: signedPercent(percent) });

/** A point of a week or a month is named by it: its first day may be none of a weighing. */
const WHEN = {
  day: (day: string) => `em ${formatDay(day)}`,
  week: (day: string) => `na semana de ${formatDay(day)}`,
  month: (day: string) => `em ${formatMonth(day.slice(0, 7))}`,
};

function courseOf({ points, trend, pointsBy, weighedDays }: Weight): LineBlock {
  const summary = summaryOf(points, formatKg, WHEN[pointsBy]);
  const [each, trendOf] = MEAN_OF[pointsBy];
  return {
    kind: 'line',
    label: `Peso (kg), média por ${each}${trend.length > 0 ? `; linha: média de ${trendOf}` : ''}`,
    summary: `${summary} ${counted(weighedDays, 'dia com pesagem', 'dias com pesagem')}.`,
    points,
    trend,
    isBody: true,
  };
}

function measuresOf({ measures }: Weight): TableBlock {
  return {
    kind: 'table',
    caption: 'Outras medidas',
    columns: [
      { title: 'Medida', width: 5 },
      { title: 'Primeira', width: 3.2, isBody: true },
      { title: 'Última', width: 3.2, isBody: true },
      { title: 'De menor a maior', width: 3.4, isBody: true },
      { title: 'Registros', width: 2, isNumber: true },
    ],
    rows: measures.map(({ measure, first, last, lowest, highest, count }) => {
      const { name, unit } = REPORT_MEASURE_LABEL[measure];
      const dated = ({ day, value }: typeof first) => `${formatTenths(value)} (${formatDay(day)})`;
      return [
        `${name} (${unit})`,
        dated(first),
        dated(last),
        `${formatTenths(lowest)} a ${formatTenths(highest)}`,
        formatNumber(count),
      ];
    }),
  };
}

export function milestonesSection({ milestones, type }: Report): Section | null {
  // A doctor reads the change of the weight itself.
  if (!milestones || type === 'medical') return null;
  const { reached, earlier } = milestones;
  const before = `${counted(earlier, 'marco alcançado', 'marcos alcançados')} antes deste período.`;
  const blocks: Block[] = [
    reached.length > 0
      ? { kind: 'list', items: reached.map(({ title, reachedOn }) => `${title}, em ${formatDay(reachedOn)}`) }
      : { kind: 'text', text: 'Nenhum marco novo no período. Constância também conta.' },
  ];
  if (earlier > 0) blocks.push({ kind: 'text', tone: 'quiet', text: before });
  const gist = { text: reached.length > 0 ? counted(reached.length, 'novo', 'novos') : before };
  return { id: 'milestones', title: 'Marcos', gist, blocks };
}
