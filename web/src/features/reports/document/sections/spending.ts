import type { Report } from '@leveza/contract/reports/reports.ts';
import { PURCHASE_KIND_LABEL } from '@leveza/domain/reports/rows.ts';
import { formatDay, formatMg, formatMoney, formatMonth, formatNumber } from '../../../../lib/format.ts';
import type { Block, Fact, Section } from '../block.ts';
import { ofToday } from '../of-today.ts';
import { counted } from '../words.ts';

type Spending = NonNullable<Report['spending']>;

/** A chart is never split: more bars than a page holds become years. */
const MOST_MONTHS = 24;

const monthsOf = (months: Spending['byMonth']) =>
  months.map(({ month, total }) => ({ name: formatMonth(month), spent: total }));

const yearsOf = (months: Spending['byMonth']) =>
  [...Map.groupBy(months, ({ month }) => month.slice(0, 4))].map(([name, ofYear]) => ({
    name,
    spent: ofYear.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100,
  }));

/** The cost of a lost kilo is told only to patients who ask for it: a treatment is more than its kilos. */
export function spendingSections(report: Report, isPerKgShown: boolean): Section[] {
  const { spending } = report;
  if (!spending) return [];
  const { total, purchases, unpriced, perMonth, perKgLost, byMonth, byProduct } = spending;
  const facts: Fact[] = [
    { label: 'Total gasto', value: formatMoney(total), note: counted(purchases, 'compra', 'compras') },
    { label: 'Por mês', value: formatMoney(perMonth), note: 'média do período inteiro' },
  ];
  if (isPerKgShown && perKgLost !== null)
    facts.push({ label: 'Por kg a menos', value: formatMoney(perKgLost) });
  const blocks: Block[] = [
    purchases > 0
      ? { kind: 'facts', facts }
      : { kind: 'text', text: 'Nenhuma compra registrada no período.' },
  ];
  if (unpriced > 0)
    blocks.push({
      kind: 'text',
      tone: 'quiet',
      text: `${counted(unpriced, 'compra sem preço não entra', 'compras sem preço não entram')} nas somas.`,
    });
  const isByYear = byMonth.length > MOST_MONTHS;
  const bars = isByYear ? yearsOf(byMonth) : monthsOf(byMonth);
  if (bars.length > 1 && total > 0)
    blocks.push({
      kind: 'bars',
      label: isByYear ? 'Por ano' : 'Por mês',
      bars: bars.map(({ name, spent }) => ({ name, value: spent, text: formatMoney(spent) })),
    });
  if (byProduct.length > 0)
    blocks.push({
      kind: 'table',
      caption: 'Por produto',
      columns: [
        { title: 'Produto', width: 5 },
        { title: 'Tipo', width: 2.6 },
        { title: 'Compras', width: 1.8, isNumber: true },
        { title: 'Total', width: 2.6, isNumber: true },
        { title: 'R$ por mg', width: 2.2, isNumber: true },
      ],
      rows: byProduct.map((product) => [
        product.name,
        PURCHASE_KIND_LABEL[product.kind],
        formatNumber(product.purchases),
        formatMoney(product.total),
        product.perMg === null ? '-' : formatMoney(product.perMg),
      ]),
    });
  const gist = { text: purchases > 0 ? formatMoney(total) : 'Nenhuma compra' };
  return [{ id: 'spending', title: 'Gastos', gist, blocks }, ...comingSections(report, spending)];
}

type Coming = NonNullable<Spending['coming']>;

const NOTHING_COMING: Coming = {
  runsOutOn: null,
  buyBy: null,
  costPerDose: null,
  costPerMonth: null,
  needs: [],
  boxes: [],
};

const factOf = <T>(label: string, value: T | null, format: (value: T) => string): Fact[] =>
  value === null ? [] : [{ label, value: format(value) }];

function comingSections(report: Report, { coming }: Spending): Section[] {
  const { nextAppointmentOn } = report;
  if (!coming && nextAppointmentOn === null) return [];
  const { runsOutOn, buyBy, costPerDose, costPerMonth, needs, boxes } = coming ?? NOTHING_COMING;
  const facts = [
    ...factOf('Falta caneta a partir de', runsOutOn, formatDay),
    ...factOf('Comprar até', buyBy, formatDay),
    ...factOf('Caneta, por dose', costPerDose, formatMoney),
    ...factOf('Caneta, por mês', costPerMonth, formatMoney),
    ...factOf('Próxima consulta', nextAppointmentOn, formatDay),
  ];
  const blocks: Block[] = facts.length > 0 ? [{ kind: 'facts', facts }] : [];
  if (needs.length > 0)
    blocks.push({
      kind: 'table',
      caption: 'Doses planejadas',
      columns: [
        { title: 'Dose', width: 2, isNumber: true },
        { title: 'A partir de', width: 3 },
        { title: 'Doses', width: 2, isNumber: true },
        { title: 'Faltam', width: 2, isNumber: true },
        { title: 'Produto', width: 5 },
      ],
      rows: needs.map(({ doseMg, from, doses, missing, product }) => [
        formatMg(doseMg),
        formatDay(from),
        formatNumber(doses),
        formatNumber(missing),
        product ?? '-',
      ]),
    });
  if (boxes.length > 0)
    blocks.push({
      kind: 'table',
      caption: 'Caixas em casa',
      columns: [
        { title: 'Produto', width: 6 },
        { title: 'Tipo', width: 3 },
        { title: 'Dura até', width: 3 },
      ],
      rows: boxes.map(({ name, kind, lastsUntil }) => [
        name,
        PURCHASE_KIND_LABEL[kind],
        formatDay(lastsUntil),
      ]),
    });
  if (blocks.length === 0)
    blocks.push({ kind: 'text', text: 'Nada registrado diz até quando dura o que há em casa.' });
  const gist = buyBy === null ? {} : { gist: { text: `Comprar até ${formatDay(buyBy)}` } };
  return [{ id: 'coming', title: ofToday('O que vem', report, 'a partir de hoje'), ...gist, blocks }];
}
