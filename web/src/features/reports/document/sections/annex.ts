import type { ReportRows } from '@leveza/contract/reports/rows.ts';
import { PURCHASE_KIND_LABEL } from '@leveza/domain/reports/rows.ts';
import { durationText } from '@leveza/domain/side-effects/duration.ts';
import { formatDay, formatInstant, formatMg, formatMoney, formatNumber } from '../../../../lib/format.ts';
import { healthTables } from './annex-health.ts';
import { annexTable as table } from './annex-table.ts';
import type { Block, Column, Section } from '../block.ts';
import { counted, effectName, formatTenths } from '../words.ts';

const WHEN: Column = { title: 'Quando', width: 3.4 };

const figure = (value: number | null) => (value === null ? '-' : formatTenths(value));
const body = (title: string, width: number): Column => ({ title, width, isNumber: true, isBody: true });

/** Single records of the period, one row each; a sentence names the kinds that are left out. */
export function annexSection(rows: ReportRows): Section {
  const when = (at: string) => formatInstant(at, rows.timeZone);
  const tables: Block[] = [
    table(
      'Aplicações',
      [
        WHEN,
        { title: 'Medicamento', width: 4 },
        { title: 'Dose', width: 2, isNumber: true },
        { title: 'Local', width: 4 },
      ],
      rows.applications.map((each) => [
        when(each.at),
        each.medicationName,
        formatMg(each.doseMg),
        each.site ?? '-',
      ]),
    ),
    table(
      'Doses puladas',
      [
        { title: 'Planejada para', width: 3.4 },
        { title: 'Medicamento', width: 4 },
        { title: 'Motivo', width: 6 },
      ],
      rows.skips.map(({ at, medicationName, reason }) => [when(at), medicationName ?? '-', reason || '-']),
    ),
    table(
      'Comprimidos de GLP-1',
      [
        WHEN,
        { title: 'Medicamento', width: 4 },
        { title: 'Quantidade', width: 2.6 },
        { title: 'Situação', width: 4 },
      ],
      rows.tablets.map(({ at, medicationName, quantity, unit, isTaken, reason }) => [
        when(at),
        medicationName,
        quantity === null ? '-' : `${formatNumber(quantity)} ${unit}`,
        isTaken ? 'Tomado' : ['Pulado', reason].filter(Boolean).join(': '),
      ]),
    ),
    table(
      'Medições',
      [
        WHEN,
        body('Peso (kg)', 2),
        body('Cintura (cm)', 2),
        body('Quadril (cm)', 2),
        body('Gordura (%)', 2),
        body('Pressão', 2),
        body('Glicose', 2),
        body('Pulso', 1.6),
      ],
      rows.measurements.map((each) => [
        when(each.at),
        figure(each.weight),
        figure(each.waist),
        figure(each.hip),
        figure(each.bodyFat),
        each.systolic === null || each.diastolic === null ? '-' : `${each.systolic}/${each.diastolic}`,
        figure(each.glucose),
        figure(each.pulse),
      ]),
    ),
    table(
      'Efeitos',
      [
        WHEN,
        { title: 'Efeito', width: 5 },
        { title: 'Intensidade (1 a 5)', width: 2.6, isNumber: true },
        { title: 'Duração', width: 3 },
      ],
      rows.effects.map((each) => [
        when(each.at),
        effectName(each.effectType, each.otherName),
        String(each.intensity),
        each.duration === null ? '-' : durationText(each.duration),
      ]),
    ),
    ...healthTables(rows),
    table(
      'Compras',
      [
        { title: 'Dia', width: 2.4 },
        { title: 'Produto', width: 6 },
        { title: 'Tipo', width: 3 },
        { title: 'Preço', width: 2.4, isNumber: true },
      ],
      rows.purchases.map((each) => [
        formatDay(each.day),
        each.name,
        PURCHASE_KIND_LABEL[each.kind],
        each.price === null ? '-' : formatMoney(each.price),
      ]),
    ),
  ].flat();
  const cut: Block = {
    kind: 'text',
    tone: 'attention',
    text: 'O período tem mais registros do que cabem no anexo: faltam os mais antigos.',
  };
  const none: Block = { kind: 'text', text: 'Nenhum registro no período.' };
  return {
    id: 'annex',
    title: 'Anexo: registros do período',
    gist: { text: counted(countOf(rows), 'registro', 'registros') },
    isAnnex: true,
    blocks: [...(rows.isCut ? [cut] : []), ...(tables.length > 0 ? tables : [none]), LEFT_OUT],
  };
}

const LEFT_OUT: Block = {
  kind: 'text',
  tone: 'quiet',
  text: 'Doses de outros medicamentos e suplementos, consultas e receitas não entram neste anexo.',
};

const countOf = (rows: ReportRows) =>
  [
    rows.applications,
    rows.skips,
    rows.tablets,
    rows.measurements,
    rows.effects,
    rows.exams,
    rows.meals,
    rows.drinks,
    rows.wellbeing,
    rows.purchases,
  ].reduce((sum, { length }) => sum + length, 0);
