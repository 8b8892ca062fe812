import type { Report } from '@leveza/contract/reports/reports.ts';
import type { Block, Fact, Section } from '../block.ts';
import { counted } from '../words.ts';

const days = (count: number) => counted(count, 'dia', 'dias');

/** Adherence for the patient: recorded doses are counted, and a dose without a record can still be written down. */
export function constancySection({ adherence, nutrition, weight }: Report): Section | null {
  if (!adherence) return null;
  const { applied, plans } = adherence;
  const facts: Fact[] = [
    ...(applied > 0 ? [{ label: 'Injeções', value: counted(applied, 'aplicada', 'aplicadas') }] : []),
    ...(plans && plans.taken > 0
      ? [{ label: 'Doses dos planos', value: counted(plans.taken, 'tomada', 'tomadas') }]
      : []),
    ...(weight && weight.weighedDays > 0 ? [{ label: 'Pesagens', value: days(weight.weighedDays) }] : []),
    ...(nutrition && nutrition.recordedDays > 0
      ? [{ label: 'Alimentação', value: days(nutrition.recordedDays) }]
      : []),
  ];
  const blocks: Block[] =
    facts.length > 0
      ? [{ kind: 'facts', facts }]
      : [{ kind: 'text', text: 'Nada anotado neste período. Dá para recomeçar hoje.' }];
  const open = adherence.notRecorded + (plans?.notRecorded ?? 0);
  if (open > 0)
    blocks.push({
      kind: 'text',
      tone: 'quiet',
      text: `${counted(open, 'dose ficou', 'doses ficaram')} sem anotação. Se você usou, ainda dá para registrar.`,
    });
  const [first] = facts;
  return {
    id: 'adherence',
    title: 'Constância',
    ...(first && { gist: { text: `${first.label}: ${first.value}` } }),
    blocks,
  };
}
