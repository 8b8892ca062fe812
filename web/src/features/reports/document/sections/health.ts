import type { Report } from '@leveza/contract/reports/reports.ts';
import { nameWithStrength } from '@leveza/domain/catalog/name-with-strength.ts';
import { URGENCIES, type Urgency } from '@leveza/domain/health-notice.ts';
import { formatDay, formatNumber } from '../../../../lib/format.ts';
import type { Block, Section } from '../block.ts';
import { ofToday } from '../of-today.ts';
import { counted, doseName, effectName, formatTenths, intensitiesText } from '../words.ts';

const URGENCY: Record<Urgency, string> = {
  emergency: 'procurar emergência',
  urgent: 'procurar atendimento no mesmo dia',
  appointment: 'falar com o médico',
};

/** Doses of an effect that a doctor's report tells one by one: those of a whole year take it to a third page. */
const MOST_DOSES = 3;

export function effectsSection({ effects, type }: Report): Section | null {
  if (!effects) return null;
  const { count, byType, redFlags } = effects;
  const blocks: Block[] = signsOf(redFlags).map((text) => ({ kind: 'text', tone: 'attention', text }));
  // One medicine is named by the treatment: its name in every row takes a doctor's report to a third page.
  const medicines = new Set(
    byType.flatMap(({ byDose }) => byDose.flatMap((dose) => dose.medicationName ?? [])),
  );
  const doseText = ({ medicationName, doseMg }: Dose) =>
    doseName(medicines.size === 1 && doseMg !== null ? null : medicationName, doseMg);
  /** The newest doses; of those before them how often it was felt. */
  const byDoseText = (doses: readonly Dose[], most: number) => {
    const newest = doses.slice(-most);
    const before = doses.slice(0, -most).reduce((sum, dose) => sum + dose.count, 0);
    const texts = newest.map(
      (dose) => `${doseText(dose)}: ${dose.count} (${formatTenths(dose.meanIntensity)})`,
    );
    if (before > 0) texts.unshift(`doses de antes: ${before}`);
    return texts.join('; ') || '-';
  };
  if (count === 0) blocks.push({ kind: 'text', text: 'Nenhum efeito registrado no período.' });
  else
    blocks.push({
      kind: 'table',
      caption: counted(count, 'registro de efeito', 'registros de efeitos'),
      columns: [
        { title: 'Efeito', width: 3.2 },
        { title: 'Vezes', width: 1.4, isNumber: true },
        { title: 'Por intensidade', width: 5 },
        { title: 'Último', width: 2.3 },
        { title: 'Por dose em uso (média de 1 a 5)', width: 5.6 },
      ],
      rows: byType.map((effect) => [
        effectName(effect.effectType, effect.otherName),
        formatNumber(effect.count),
        intensitiesText(effect.byIntensity),
        formatDay(effect.lastOn),
        byDoseText(effect.byDose, type === 'medical' ? MOST_DOSES : Infinity),
      ]),
    });
  const gist = [
    counted(count, 'registro', 'registros'),
    ...(redFlags.length > 0 ? [counted(redFlags.length, 'sinal de alerta', 'sinais de alerta')] : []),
  ].join(', ');
  return { id: 'effects', title: 'Efeitos colaterais', gist: { text: gist }, blocks };
}

type Notice = NonNullable<Report['medicines']>['interactions'][number];

/** 'GLP-1 e metformina (Ozempic, Glifage XR)'; a link may keep the names. */
const headOf = ({ title, names }: Notice) => (names.length > 0 ? `${title} (${names.join(', ')})` : title);

type Dose = NonNullable<Report['effects']>['byType'][number]['byDose'][number];

type RedFlag = NonNullable<Report['effects']>['redFlags'][number];

/** A sign of many days is one sentence, and the most urgent ones come first: an emergency is not lost among them. */
function signsOf(redFlags: readonly RedFlag[]): string[] {
  const bySign = [...Map.groupBy(redFlags, ({ title, urgency }) => `${urgency} ${title}`).values()];
  return bySign
    .toSorted((a, b) => URGENCIES.indexOf(a[0]!.urgency) - URGENCIES.indexOf(b[0]!.urgency))
    .map((days) => {
      const { day, title, urgency } = days[0]!; // a group has at least one, and the newest is the first
      const when =
        days.length === 1
          ? `em ${formatDay(day)}`
          : `em ${formatNumber(days.length)} dias, o último em ${formatDay(day)}`;
      return `Sinal de alerta ${when}: ${title} (orientação: ${URGENCY[urgency]}).`;
    });
}

export function medicinesSection(report: Report): Section | null {
  const { medicines, type } = report;
  if (!medicines) return null;
  const { list, interactions } = medicines;
  const blocks: Block[] = [
    list.length > 0
      ? {
          kind: 'text',
          // A box may be left over: a doctor must not take it for a medicine in use.
          text: `Em casa, em plano de uso ou usados nos últimos 60 dias: ${linesOf(list, type).join('; ')}.`,
        }
      : { kind: 'text', text: 'Nenhum outro medicamento ou suplemento registrado.' },
  ];
  // A doctor knows the usual ones: their names keep the report at two pages.
  const isNamedOnly = ({ severity }: Notice) => type === 'medical' && severity !== 'high';
  const inFull = interactions.filter((one) => !isNamedOnly(one));
  const inBrief = interactions.filter(isNamedOnly).map(headOf);
  const texts = [
    ...inFull.map((one) => `${headOf(one)}: ${one.text}`),
    ...(inBrief.length > 0 ? [`Interações a lembrar: ${inBrief.join('; ')}.`] : []),
  ];
  for (const text of texts) blocks.push({ kind: 'text', tone: 'attention', text });
  const gist = [
    `${list.length} na lista`,
    ...(interactions.length > 0 ? [counted(interactions.length, 'interação', 'interações')] : []),
  ].join(', ');
  const title = ofToday('Outros medicamentos e interações', report);
  return { id: 'medicines', title, gist: { text: gist }, blocks };
}

type Medicine = NonNullable<Report['medicines']>['list'][number];

/** Single tablets from elsewhere that a doctor's report names. */
const MOST_ELSEWHERE = 3;

/** A doctor reads what is in use in full. Of single tablets from elsewhere the latest names: they keep the two pages. */
function linesOf(list: readonly Medicine[], type: Report['type']): string[] {
  const elsewhere = type === 'medical' ? list.filter(({ isFromElsewhere }) => isFromElsewhere) : [];
  const lines = list.filter((medicine) => !elsewhere.includes(medicine)).map(lineOf);
  if (elsewhere.length === 0) return lines;
  const names = elsewhere
    .slice(0, MOST_ELSEWHERE)
    .map(({ name, strength }) => nameWithStrength(name, strength));
  const more = elsewhere.length - names.length;
  return [...lines, `fora do estoque: ${names.join(', ')}${more > 0 ? ` e mais ${more}` : ''}`];
}

/** 'Glifage XR 500 mg' says its dose already. */
const lineOf = ({ name, kind, strength, dosage, frequency }: Medicine) =>
  [
    nameWithStrength(name, strength),
    dosage && name.includes(dosage) ? null : dosage,
    frequency,
    kind === 'supplement' ? 'suplemento' : null,
  ]
    .filter(Boolean)
    .join(', ');
