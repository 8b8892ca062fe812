import type { Pen } from '@leveza/contract/pens/pens.ts';
import { halfLifeText } from '@leveza/domain/pens/half-life.ts';
import { LEGAL_STATUS_LABEL, PRESENTATION_LABEL } from '@leveza/domain/pens/presentation.ts';
import { dayOf, formatDay, formatInstant, formatMg, formatMl, formatMoney } from '../../../lib/format.ts';
import { type Fact, known } from '../../../ui/FactSection.tsx';
import { isEndEstimated } from '../pen-words.ts';

interface Section {
  title: string;
  facts: Fact[];
}

/** Everything that is known about an entry, in the sections of its dialog. */
export function penSections(pen: Pen, zone: string): Section[] {
  const { isOpeningEstimated, openedAt } = pen;
  const estimated = isOpeningEstimated && openedAt ? dayOf(openedAt, zone) : null;
  return [
    { title: 'Datas', facts: dates(pen, estimated, zone) },
    { title: 'Conteúdo', facts: contents(pen) },
    { title: 'Medicamento', facts: medicine(pen) },
    { title: 'Compra', facts: purchase(pen, estimated) },
  ];
}

function dates(pen: Pen, estimated: string | null, zone: string): Fact[] {
  return known({
    'Validade impressa': pen.expiryDate ? formatDay(pen.expiryDate) : 'Não informada',
    Abertura: estimated ? `${formatDay(estimated)} (estimada)` : openedText(pen, zone),
    'Depois de aberta': pen.inUseDays === null ? null : inUseText(pen),
    'Pode ser usada até':
      pen.usableUntil && `${formatDay(pen.usableUntil)}${isEndEstimated(pen) ? ' (data estimada)' : ''}`,
  });
}

function openedText({ openedAt }: Pen, zone: string): string {
  return openedAt ? formatInstant(openedAt, zone) : 'Ainda lacrada';
}

function inUseText({ inUseDays }: Pen): string {
  return inUseDays === 1 ? '1 dia' : `${inUseDays} dias`;
}

function contents(pen: Pen): Fact[] {
  const { isVial } = pen.medication;
  return known({
    'Dose atual': doseText(pen),
    Unidades: pen.mgPerUnit === null ? null : `1 unidade tem ${formatMg(pen.mgPerUnit)}`,
    'Conteúdo que resta': `${formatMg(pen.remainingMg)} de ${formatMg(pen.totalMg)}`,
    'Volume que resta': `${formatMl(pen.remainingVolume)} de ${formatMl(pen.totalVolume)}`,
    Concentração: pen.medication.concentration,
    Caixas: count(pen.totalBoxes),
    'Ampolas lacradas': isVial ? `${pen.remainingVials} de ${pen.totalVials}` : null,
    'Doses por ampola': count(pen.dosesPerVial),
    'Doses usadas da ampola aberta': pen.openedVials ? count(pen.openVialDosesUsed) : null,
    'Canetas lacradas': !isVial && pen.units > 1 ? `${pen.sealedUnits} de ${pen.units}` : null,
    'Número da caixa': count(pen.boxNumber),
  });
}

function doseText({ countedDoseMg, mgPerUnit }: Pen): string | null {
  if (mgPerUnit !== null) return null;
  return countedDoseMg === null ? 'Dose não informada' : formatMg(countedDoseMg);
}

function medicine(pen: Pen): Fact[] {
  const { activeIngredient, manufacturer } = pen.medication;
  return known({
    Apresentação: PRESENTATION_LABEL[pen.presentation],
    'Princípio ativo': activeIngredient,
    Fabricante: manufacturer,
    Marca: pen.brand,
    'Meia-vida informada': pen.halfLifeHours === null ? null : halfLifeText(pen.halfLifeHours),
    Registro: pen.legalStatus && LEGAL_STATUS_LABEL[pen.legalStatus],
  });
}

function purchase(pen: Pen, estimated: string | null): Fact[] {
  return known({
    // Moved back with the opening: a day that the patient typed is another one.
    'Data de compra': pen.purchaseDate === estimated ? 'Não informada' : formatDay(pen.purchaseDate),
    'Preço pago': pen.pricePaid === null ? 'Não paguei por ela' : formatMoney(pen.pricePaid),
    'Custo por dose': pen.costPerDose === null ? null : formatMoney(pen.costPerDose),
    'Custo por mês': pen.costPerMonth === null ? null : formatMoney(pen.costPerMonth),
    'Local de compra': pen.purchaseLocation,
    Lote: pen.batchNumber,
  });
}

const count = (value: number | null) => (value === null ? null : String(value));
