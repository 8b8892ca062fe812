import type { Report } from '@leveza/contract/reports/reports.ts';
import { nameWithStrength } from '@leveza/domain/catalog/name-with-strength.ts';
import { formatDay, formatNumber } from '../../../../lib/format.ts';
import type { Block, Section } from '../block.ts';
import { counted } from '../words.ts';

type Adherence = NonNullable<Report['adherence']>;
type PlanDoses = NonNullable<Adherence['plans']>;

const fact = (label: string, value: number) => ({ label, value: formatNumber(value) });

/** Injections first, then the doses of every other plan; counts alone. */
export function adherenceSection({ adherence, from }: Report): Section | null {
  if (!adherence) return null;
  const { applied, skipped, notRecorded, plans } = adherence;
  const isInjected = applied + skipped + notRecorded > 0;
  const blocks = [
    ...(isInjected ? injectionBlocks(adherence) : []),
    ...(plans ? planBlocks(plans, from) : []),
  ];
  if (blocks.length === 0)
    return {
      id: 'adherence',
      title: 'Adesão',
      blocks: [{ kind: 'text', text: 'Nenhuma dose planejada no período.' }],
    };
  const isAnyUnrecorded = notRecorded > 0 || (plans !== null && plans.notRecorded > 0);
  const words = [
    ...(plans ? ['Com atraso: tomada num dia depois do planejado.'] : []),
    ...(isAnyUnrecorded
      ? ['Não registrada é a dose planejada sem nada anotado: pode ter sido usada ou não.']
      : []),
  ];
  if (words.length > 0) blocks.push({ kind: 'text', tone: 'quiet', text: words.join(' ') });
  const done = isInjected
    ? { text: counted(applied, 'aplicada', 'aplicadas'), skipped, notRecorded }
    : { ...plans!, text: counted(plans!.taken, 'tomada', 'tomadas') };
  return { id: 'adherence', title: 'Adesão', gist: { text: gistOf(done) }, blocks };
}

/** The newest ones: skipped daily doses would fill a doctor's page. */
const MOST_REASONS = 6;

function injectionBlocks({ applied, late, skipped, notRecorded, skips, isCounted }: Adherence): Block[] {
  // Without a rhythm a zero would be good news that nothing supports; an earlier medicine may have had one.
  const known = (label: string, value: number) => (isCounted || value > 0 ? [fact(label, value)] : []);
  const facts = [
    fact('Aplicadas', applied),
    ...known('Delas, com atraso', late),
    fact('Puladas', skipped),
    ...known('Não registradas', notRecorded),
  ];
  const reasons = skips.slice(0, MOST_REASONS).map(({ day, reason }) => `${formatDay(day)}: ${reason}`);
  const more = skips.length - reasons.length;
  if (more > 0) reasons.push(`e mais ${counted(more, 'dose', 'doses')}`);
  return [
    { kind: 'facts', facts },
    ...(reasons.length > 0
      ? [{ kind: 'text' as const, text: `Motivos das puladas: ${reasons.join('; ')}.` }]
      : []),
  ];
}

function planBlocks(plans: PlanDoses, from: string): Block[] {
  const all = { name: 'Todos os planos', dosage: '', ...plans };
  const since = plans.from > from ? `, só do último ano do período (desde ${formatDay(plans.from)})` : '';
  return [
    {
      kind: 'table',
      caption: `Doses dos planos de uso, sem as injeções${since}`,
      columns: [
        { title: 'Plano', width: 5 },
        { title: 'Tomadas', width: 2, isNumber: true },
        { title: 'Com atraso', width: 2, isNumber: true },
        { title: 'Puladas', width: 2, isNumber: true },
        { title: 'Não registradas', width: 2.6, isNumber: true },
      ],
      rows: (plans.byPlan.length > 0 ? plans.byPlan : [all]).map((plan) => [
        nameWithStrength(plan.name, plan.dosage),
        formatNumber(plan.taken),
        formatNumber(plan.late),
        formatNumber(plan.skipped),
        formatNumber(plan.notRecorded),
      ]),
    },
  ];
}

function gistOf({
  text,
  skipped,
  notRecorded,
}: {
  text: string;
  skipped: number;
  notRecorded: number;
}): string {
  return [
    text,
    ...(skipped > 0 ? [counted(skipped, 'pulada', 'puladas')] : []),
    ...(notRecorded > 0 ? [counted(notRecorded, 'não registrada', 'não registradas')] : []),
  ].join(', ');
}
