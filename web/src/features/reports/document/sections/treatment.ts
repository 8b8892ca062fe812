import type { Report } from '@leveza/contract/reports/reports.ts';
import { IN_USE_DAYS } from '@leveza/domain/applications/in-use.ts';
import { daysBetween } from '@leveza/domain/time/days.ts';
import { formatDay, formatMg, formatNumber } from '../../../../lib/format.ts';
import type { Block, Section } from '../block.ts';
import { ofToday, todayOf } from '../of-today.ts';
import { counted, doseName } from '../words.ts';

type Tablets = NonNullable<NonNullable<Report['treatment']>['tablets']>;

const NONE = '-';
const dayOrNone = (day: string | null) => (day === null ? NONE : formatDay(day));

/** Without a plan nothing says how often they are taken, and no dose is missing. */
const tabletsText = ({ name, lastTakenOn }: Tablets) =>
  lastTakenOn === null
    ? `${name}: comprimidos em casa, sem plano de uso e sem dose registrada.`
    : `${name}: em comprimidos, sem plano de uso; último uso registrado em ${formatDay(lastTakenOn)}.`;

export function treatmentSection(report: Report): Section | null {
  const { treatment } = report;
  if (!treatment) return null;
  const { startedOn, medicationName, doseMg, intervalDays, lastAppliedOn, nextPlannedOn, doses } = treatment;
  const { oral, tablets } = treatment;
  const isLately = (day: string | null) => day !== null && daysBetween(day, todayOf(report)) < IN_USE_DAYS;
  const isInUse = isLately(lastAppliedOn);
  const injected = medicationName === null ? null : doseName(medicationName, doseMg);
  const inUse = [isInUse && injected, oral, tablets && isLately(tablets.lastTakenOn) && tablets.name]
    .filter(Boolean)
    .join(' e ');
  const facts = [
    {
      label:
        inUse || injected === null
          ? ofToday('Dose em uso', report)
          : ofToday('Última dose', report, 'até hoje'),
      value: inUse || (injected ?? NONE),
      ...(isInUse && intervalDays !== null && { note: `a cada ${counted(intervalDays, 'dia', 'dias')}` }),
    },
    // A link shows no day before its first one, and a stroke would say that the start is unknown.
    ...(startedOn === null ? [] : [{ label: 'Início do tratamento', value: formatDay(startedOn) }]),
    { label: ofToday('Última aplicação', report, 'até hoje'), value: dayOrNone(lastAppliedOn) },
    { label: ofToday('Próxima planejada', report), value: dayOrNone(nextPlannedOn) },
  ];
  // Tablets have no applications to be missing, and four strokes say less than the sentence under them.
  const known = facts.filter(({ value }) => value !== NONE);
  const shown = known.length === 0 || (oral ?? tablets) ? known : facts;
  const blocks: Block[] = shown.length > 0 ? [{ kind: 'facts', facts: shown }] : [];
  if (oral !== null) blocks.push({ kind: 'text', text: `${oral}: em comprimidos, por plano de uso.` });
  else if (tablets) blocks.push({ kind: 'text', text: tabletsText(tablets) });
  else if (doses.length === 0)
    blocks.push({ kind: 'text', text: 'Nenhuma aplicação registrada no período.' });
  if (doses.length > 0)
    blocks.push({
      kind: 'table',
      caption: 'Doses do período',
      columns: [
        { title: 'Medicamento', width: 6 },
        { title: 'Dose', width: 2, isNumber: true },
        { title: 'De', width: 2.5 },
        { title: 'Até', width: 2.5 },
        { title: 'Aplicações', width: 2.4, isNumber: true },
      ],
      rows: doses.map((dose) => [
        dose.medicationName,
        formatMg(dose.doseMg),
        formatDay(dose.from),
        formatDay(dose.to),
        formatNumber(dose.count),
      ]),
    });
  const gist = {
    text: inUse
      ? ofToday(inUse, report)
      : injected === null
        ? 'Nenhuma dose no período'
        : ofToday('Sem dose em uso', report),
  };
  return { id: 'treatment', title: 'Tratamento e doses', gist, blocks };
}
