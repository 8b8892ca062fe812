import type { Report } from '@leveza/contract/reports/reports.ts';
import { IN_USE_DAYS } from '@leveza/domain/applications/in-use.ts';
import { dayIn, daysBetween } from '@leveza/domain/time/days.ts';
import { formatDay, formatMg, formatNumber } from '../../../../lib/format.ts';
import type { Block, Section } from '../block.ts';
import { counted, doseName } from '../words.ts';

const NONE = '-';
const dayOrNone = (day: string | null) => (day === null ? NONE : formatDay(day));

export function treatmentSection({ treatment, generatedAt, timeZone }: Report): Section | null {
  if (!treatment) return null;
  const { startedOn, medicationName, doseMg, intervalDays, lastAppliedOn, nextPlannedOn, doses } = treatment;
  const today = dayIn(timeZone, new Date(generatedAt));
  const isInUse = lastAppliedOn !== null && daysBetween(lastAppliedOn, today) < IN_USE_DAYS;
  const blocks: Block[] = [
    {
      kind: 'facts',
      facts: [
        {
          label: isInUse || medicationName === null ? 'Dose em uso' : 'Última dose',
          value: medicationName === null ? NONE : doseName(medicationName, doseMg),
          ...(isInUse && intervalDays !== null && { note: `a cada ${counted(intervalDays, 'dia', 'dias')}` }),
        },
        { label: 'Início do tratamento', value: dayOrNone(startedOn) },
        { label: 'Última aplicação', value: dayOrNone(lastAppliedOn) },
        { label: 'Próxima planejada', value: dayOrNone(nextPlannedOn) },
      ],
    },
  ];
  if (doses.length === 0) blocks.push({ kind: 'text', text: 'Nenhuma aplicação registrada no período.' });
  else
    blocks.push({
      kind: 'table',
      caption: 'Doses do período',
      columns: [
        { title: 'Medicamento', width: 5 },
        { title: 'Dose', width: 2, isNumber: true },
        { title: 'De', width: 3 },
        { title: 'Até', width: 3 },
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
    text:
      medicationName === null
        ? 'Nenhuma dose no período'
        : isInUse
          ? doseName(medicationName, doseMg)
          : 'Sem dose em uso',
  };
  return { id: 'treatment', title: 'Tratamento e doses', gist, blocks };
}
