import type { Report } from '@leveza/contract/reports/reports.ts';
import { nameWithStrength } from '@leveza/domain/catalog/name-with-strength.ts';
import { joined } from './read-pdf.ts';

const upTo = (digits: number) => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: digits });
const ONE = upTo(1);
const MONEY = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const dayText = (day: string) => day.split('-').toReversed().join('/');
const mg = (value: number) => `${upTo(3).format(value)} mg`;
const count = (value: number) => upTo(0).format(value);
const signed = (value: number, unit: string) => {
  const tenths = Math.round(value * 10) / 10;
  return `${tenths < 0 ? '−' : tenths > 0 ? '+' : ''}${ONE.format(Math.abs(tenths))} ${unit}`;
};
const listed = <T>(values: readonly T[] | undefined, text: (value: T) => string) => (values ?? []).map(text);
const known = <T>(value: T | null | undefined, text: (value: T) => string) =>
  value === null || value === undefined ? [] : [text(value)];

const LEVELS = ['muito leve', 'leve', 'moderado', 'intenso', 'muito intenso'];
const intensities = (felt: readonly number[]) =>
  LEVELS.flatMap((level, place) =>
    felt[place] ? `${felt[place]} ${level}${felt[place] === 1 ? '' : 's'}` : [],
  ).join(', ');

/** Every figure of the answer beside its name, as the paper says them; written apart from the code that prints them. */
export function figuresOf(report: Report): string[] {
  const isMine = report.type === 'progress';
  const figures = [
    report.name,
    `De ${dayText(report.from)} a ${dayText(report.to)}`,
    ...(isMine ? [] : doctors(report)),
    ...adherence(report, isMine),
    ...weight(report, isMine),
    ...nutrition(report),
    ...spending(report),
    ...(report.type === 'medical'
      ? []
      : listed(report.milestones?.reached, ({ title, reachedOn }) => `${title}, em ${dayText(reachedOn)}`)),
  ];
  return figures.map(joined);
}

/** A doctor's report has two pages: the newest doses of an effect, and the first results that can be compared. */
const MOST_DOSES = 3;
const MOST_COMPARED = 4;

function doctors(report: Report): string[] {
  const { patient, treatment, effects, exams, medicines, questions, missing } = report;
  const isShort = report.type === 'medical';
  return [
    ...known(patient?.age, (age) => `${age} anos`),
    ...known(patient?.heightCm, (height) => `Altura${ONE.format(height)} cm`),
    ...known(treatment?.startedOn, (day) => `Início do tratamento${dayText(day)}`),
    ...known(treatment?.lastAppliedOn, (day) => `Última aplicação${dayText(day)}`),
    ...known(treatment?.nextPlannedOn, (day) => `Próxima planejada${dayText(day)}`),
    ...listed(
      treatment?.doses,
      (dose) =>
        `${dose.medicationName}${mg(dose.doseMg)}${dayText(dose.from)}${dayText(dose.to)}${count(dose.count)}`,
    ),
    ...listed(effects?.byType, ({ count: felt, byIntensity, lastOn }) =>
      [count(felt), intensities(byIntensity), dayText(lastOn)].join(''),
    ),
    ...(effects?.byType ?? []).flatMap(({ byDose }) =>
      (isShort ? byDose.slice(-MOST_DOSES) : byDose).flatMap(({ doseMg, count: felt, meanIntensity }) =>
        known(doseMg, (dose) => `${mg(dose)}: ${felt} (${ONE.format(meanIntensity)})`),
      ),
    ),
    ...listed(effects?.redFlags, ({ title }) => title),
    ...listed([...(exams?.outOfRange ?? []), ...(exams?.followed ?? [])], (line) => line.name + line.value),
    ...(exams?.followed ?? [])
      .slice(0, isShort ? MOST_COMPARED : Infinity)
      .flatMap(({ change }) => known(change, ({ before }) => dayText(before.day))),
    ...(medicines?.list ?? []).flatMap(({ name, frequency }) => [
      name,
      ...known(frequency, (often) => often),
    ]),
    ...listed(medicines?.interactions, ({ title }) => title),
    ...listed(questions?.own, ({ text }) => text),
    ...(questions?.ofAppointment ?? []),
    ...missing,
  ];
}

function adherence({ adherence: doses }: Report, isMine: boolean): string[] {
  if (!doses) return [];
  const { applied, late, skipped, notRecorded, isCounted, plans } = doses;
  const isInjected = applied + skipped + notRecorded > 0;
  if (isMine)
    return [
      ...(applied > 0 ? [`Injeções${count(applied)} aplicada`] : []),
      ...(plans && plans.taken > 0 ? [`Doses dos planos${count(plans.taken)} tomada`] : []),
    ];
  return [
    ...(isInjected ? [`Aplicadas${count(applied)}`, `Puladas${count(skipped)}`] : []),
    ...(isInjected && isCounted ? [`com atraso${count(late)}`, `Não registradas${count(notRecorded)}`] : []),
    ...listed(plans?.byPlan, ({ name, dosage, ...plan }) =>
      [
        nameWithStrength(name, dosage),
        ...[plan.taken, plan.late, plan.skipped, plan.notRecorded].map(count),
      ].join(''),
    ),
  ];
}

const FOR_DOCTORS = ['systolic', 'diastolic', 'glucose', 'pulse'];

function weight({ weight: course }: Report, isMine: boolean): string[] {
  if (!course) return [];
  const percent = (value: number | null) => known(value, (share) => signed(share, '%')).join('');
  const measured = course.measures.filter(({ measure }) => !isMine || !FOR_DOCTORS.includes(measure));
  return [
    ...known(course.first, ({ value, day }) => `Primeiro peso${ONE.format(value)} kg${dayText(day)}`),
    ...known(course.last, ({ value, day }) => `Último peso${ONE.format(value)} kg${dayText(day)}`),
    ...known(
      course.changeKg,
      (kg) => `Mudança no período${signed(kg, 'kg')}${percent(course.changePercent)}`,
    ),
    ...known(course.weeklyRateKg, (kg) => `Ritmo${signed(kg, 'kg')} por semana`),
    ...known(
      course.sinceStartKg,
      (kg) => `Desde o início${signed(kg, 'kg')}${percent(course.sinceStartPercent)}`,
    ),
    ...known(course.targetKg, (kg) => `Meta${ONE.format(kg)} kg`),
    ...(isMine ? [] : known(course.bmi, (bmi) => `IMC${bmi.toFixed(1).replace('.', ',')} kg/m²`)),
    ...(isMine ? [] : known(course.waistToHeight, (ratio) => `Cintura/altura${upTo(2).format(ratio)}`)),
    ...measured.map(
      ({ first, last, lowest, highest, count: times }) =>
        `${ONE.format(first.value)} (${dayText(first.day)})${ONE.format(last.value)} (${dayText(last.day)})` +
        `${ONE.format(lowest)} a ${ONE.format(highest)}${count(times)}`,
    ),
  ];
}

function nutrition({ nutrition: eaten }: Report): string[] {
  if (!eaten) return [];
  return [
    ...known(eaten.calories, (kcal) => `Energia por dia${count(kcal)} kcal`),
    ...known(eaten.protein, (grams) => `Proteína por dia${count(grams)} g`),
    ...known(eaten.carbs, (grams) => `Carboidratos por dia${count(grams)} g`),
    ...known(eaten.fat, (grams) => `Gorduras por dia${count(grams)} g`),
    ...known(eaten.fiber, (grams) => `Fibras por dia${count(grams)} g`),
    ...known(eaten.waterMl, (ml) => `Água por dia${count(ml)} ml`),
    ...known(eaten.wellbeing.hunger, (mean) => `Fome${ONE.format(mean)} de 4`),
    ...known(eaten.wellbeing.satiety, (mean) => `Saciedade${ONE.format(mean)} de 4`),
  ];
}

/** More months than these are drawn as years. */
const MOST_MONTHS = 24;

function spending({ spending: spent, nextAppointmentOn }: Report): string[] {
  if (!spent) return [];
  const { total, purchases, perMonth, byMonth, byProduct, coming } = spent;
  const months = byMonth.length > 1 && byMonth.length <= MOST_MONTHS && total > 0 ? byMonth : [];
  return [
    ...(purchases === 0
      ? ['Nenhuma compra registrada no período.']
      : [`Total gasto${MONEY.format(total)}${count(purchases)} compra`, `Por mês${MONEY.format(perMonth)}`]),
    ...months.map((each) => `${MONTH.format(new Date(`${each.month}-01`))}${MONEY.format(each.total)}`),
    ...byProduct.flatMap((product) => [
      product.name,
      `${count(product.purchases)}${MONEY.format(product.total)}${product.perMg === null ? '-' : MONEY.format(product.perMg)}`,
    ]),
    ...known(coming?.runsOutOn, (day) => `Falta caneta a partir de${dayText(day)}`),
    ...known(coming?.buyBy, (day) => `Comprar até${dayText(day)}`),
    ...known(coming?.costPerDose, (price) => `Caneta, por dose${MONEY.format(price)}`),
    ...known(coming?.costPerMonth, (price) => `Caneta, por mês${MONEY.format(price)}`),
    ...listed(coming?.boxes, ({ name }) => name),
    ...listed(coming?.boxes, ({ lastsUntil }) => dayText(lastsUntil)),
    ...known(nextAppointmentOn, (day) => `Próxima consulta${dayText(day)}`),
  ];
}
