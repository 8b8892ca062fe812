import { formLabel } from '@leveza/domain/catalog/labels.ts';
import { EFFECTIVENESS_LABEL } from '@leveza/domain/inventory/defaults.ts';
import { UNKNOWN_FREQUENCY } from '@leveza/domain/inventory/frequency.ts';
import { detailLabel } from '@leveza/domain/inventory/status.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { type Fact, known } from '../../../ui/FactSection.tsx';
import { formatUnits } from '../shared/format-units.ts';
import type { StockCard } from '../stock-card.ts';

export interface DetailSection {
  title: string;
  facts: Fact[];
}

/** Facts about a box, in the sections of its dialog (specification, second document, 2.2 and 2.5). */
export function detailSections(card: StockCard, onEdit: () => void): DetailSection[] {
  const { dates, basics, storage, purchase, ...facts } = factsOf(card);
  const use = facts.use.map((fact) =>
    fact.value === UNKNOWN_FREQUENCY ? { ...fact, action: { label: 'Informar', onPress: onEdit } } : fact,
  );
  return card.kind === 'supplement'
    ? [
        { title: 'Validade e abertura', facts: dates },
        { title: 'Informações básicas', facts: [...basics, ...use, ...storage] },
        { title: 'Compra', facts: purchase },
      ]
    : [
        { title: 'Uso', facts: use },
        { title: 'Datas', facts: dates },
        { title: 'Informações', facts: [...basics, ...storage, ...purchase] },
      ];
}

function factsOf(card: StockCard) {
  const { item, kind, unitType } = card;
  return {
    use: known({
      Frequência: card.frequency,
      'Quantidade por dose': formatUnits(item.unitsPerDose, unitType, kind),
      Instruções: card.purpose,
      'Prescrito por': item.prescribedBy,
      Eficácia: EFFECTIVENESS_LABEL[item.effectivenessRating as keyof typeof EFFECTIVENESS_LABEL],
    }),
    dates: known({
      Situação: situationOf(card),
      Validade: day(card.expiryDate) ?? 'Não informada',
      Abertura: day(card.openedDate) ?? 'Caixa fechada',
      'Dura até': day(card.lastsUntil),
      'Data de compra': day(card.purchaseDate),
    }),
    basics: known({
      Marca: card.brand,
      Dosagem: card.dosage,
      Categoria: card.category,
      Forma: card.productForm && formLabel(card.productForm),
      'Princípio ativo': item.product.activeIngredient,
    }),
    storage: known({
      'Onde fica guardado': item.storageLocation,
      Refrigeração: item.needsRefrigeration ? 'Precisa de refrigeração' : null,
      'Avisar quando restarem': formatUnits(item.lowStockThreshold, unitType, kind),
      'Avisar antes do vencimento':
        item.daysBeforeExpiryAlert === 1 ? '1 dia' : `${item.daysBeforeExpiryAlert} dias`,
    }),
    purchase: known({
      'Preço da caixa': money(card.pricePaid) ?? 'Não informado',
      'Custo por dose': money(card.costPerDose),
      'Custo por mês': money(card.costPerMonth),
      Loja: item.store,
      Lote: item.batchNumber,
    }),
  };
}

function situationOf({ remainingQuantity: remaining, openedDate: openedOn, level }: StockCard) {
  return detailLabel({ remaining, openedOn, level });
}

const day = (value: string | null) => value && formatDay(value);
const money = (value: number | null) => (value === null ? null : formatMoney(value));
