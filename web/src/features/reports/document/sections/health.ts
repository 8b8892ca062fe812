import type { Report } from '@leveza/contract/reports/reports.ts';
import type { Urgency } from '@leveza/domain/side-effects/red-flag.ts';
import { intensityLabel } from '@leveza/domain/side-effects/intensity.ts';
import { formatDay, formatNumber } from '../../../../lib/format.ts';
import type { Block, Section, TableBlock } from '../block.ts';
import { counted, doseName, effectName, formatTenths } from '../words.ts';

const URGENCY: Record<Urgency, string> = {
  emergency: 'procurar emergência',
  urgent: 'procurar atendimento no mesmo dia',
  appointment: 'falar com o médico',
};

export function effectsSection({ effects }: Report): Section | null {
  if (!effects) return null;
  const { count, byType, redFlags } = effects;
  const blocks: Block[] = redFlags.map(({ day, title, urgency }) => ({
    kind: 'text',
    tone: 'attention',
    text: `Sinal de alerta em ${formatDay(day)}: ${title} (orientação: ${URGENCY[urgency]}).`,
  }));
  if (count === 0) blocks.push({ kind: 'text', text: 'Nenhum efeito registrado no período.' });
  else
    blocks.push({
      kind: 'table',
      caption: counted(count, 'registro de efeito', 'registros de efeitos'),
      columns: [
        { title: 'Efeito', width: 3.6 },
        { title: 'Vezes', width: 1.5, isNumber: true },
        { title: 'Média (1 a 5)', width: 2.2, isNumber: true },
        { title: 'Mais forte', width: 2.6 },
        { title: 'Último', width: 2.3 },
        { title: 'Por dose em uso', width: 5.4 },
      ],
      rows: byType.map((effect) => [
        effectName(effect.effectType, effect.otherName),
        formatNumber(effect.count),
        formatTenths(effect.meanIntensity),
        `${effect.strongest} (${intensityLabel(effect.strongest)})`,
        formatDay(effect.lastOn),
        effect.byDose
          .map((dose) => `${doseName(dose.medicationName, dose.doseMg)}: ${dose.count}`)
          .join('; ') || '-',
      ]),
    });
  const gist = [
    counted(count, 'registro', 'registros'),
    ...(redFlags.length > 0 ? [counted(redFlags.length, 'sinal de alerta', 'sinais de alerta')] : []),
  ].join(', ');
  return { id: 'effects', title: 'Efeitos colaterais', gist: { text: gist }, blocks };
}

type ExamLine = NonNullable<Report['exams']>['followed'][number];

const FLAG: Record<NonNullable<ExamLine['flag']>, string> = {
  normal: 'Normal',
  high: 'Acima',
  low: 'Abaixo',
  critical: 'Crítico',
  abnormal: 'Alterado',
  borderline: 'Limítrofe',
};

export function examsSection({ exams }: Report): Section | null {
  if (!exams) return null;
  const { count, outOfRange, followed } = exams;
  const blocks: Block[] = [];
  if (outOfRange.length > 0) blocks.push(examTable('Fora da referência', outOfRange));
  if (followed.length > 0) blocks.push(examTable('Com resultado anterior para comparar', followed));
  if (blocks.length === 0)
    blocks.push({
      kind: 'text',
      text:
        count === 0
          ? 'Nenhum exame com data no período.'
          : `${counted(count, 'exame', 'exames')} no período, sem resultado fora da referência.`,
    });
  const outside = outOfRange.length;
  const gist = outside > 0 ? `${outside} fora da referência` : counted(count, 'exame', 'exames');
  return { id: 'exams', title: 'Exames', gist: { text: gist }, blocks };
}

const examTable = (caption: string, lines: ExamLine[]): TableBlock => ({
  kind: 'table',
  caption,
  columns: [
    { title: 'Exame', width: 5 },
    { title: 'Resultado', width: 3, isNumber: true },
    { title: 'Referência', width: 3.2 },
    { title: 'Situação', width: 2.1 },
    { title: 'Dia', width: 2.3 },
    { title: 'Primeiro resultado', width: 3.4 },
  ],
  rows: lines.map(({ name, value, unit, reference, flag, day, first }) => [
    name,
    [value, unit].filter(Boolean).join(' '),
    reference ?? '-',
    flag === null ? '-' : FLAG[flag],
    formatDay(day),
    first === null ? '-' : `${first.value} (${formatDay(first.day)})`,
  ]),
});

export function medicinesSection({ medicines }: Report): Section | null {
  if (!medicines) return null;
  const { list, interactions } = medicines;
  const blocks: Block[] = [
    list.length > 0
      ? {
          kind: 'text',
          text: list
            .map(({ name, kind, dosage }) =>
              [name, dosage, kind === 'supplement' ? 'suplemento' : null].filter(Boolean).join(', '),
            )
            .join('; ')
            .concat('.'),
        }
      : { kind: 'text', text: 'Nenhum outro medicamento ou suplemento registrado.' },
  ];
  for (const { title, text, names } of interactions)
    blocks.push({ kind: 'text', tone: 'attention', text: `${title} (${names.join(', ')}): ${text}` });
  const gist = [
    `${list.length} na lista`,
    ...(interactions.length > 0 ? [counted(interactions.length, 'interação', 'interações')] : []),
  ].join(', ');
  return { id: 'medicines', title: 'Outros medicamentos e interações', gist: { text: gist }, blocks };
}
