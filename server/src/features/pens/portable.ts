import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { HALF_LIFE_HOURS } from '@leveza/domain/pens/half-life-limits.ts';
import { PEN_MOVEMENT_LABEL } from '@leveza/domain/pens/ledger.ts';
import { PRESENTATIONS, PRESENTATION_LABEL } from '@leveza/domain/pens/presentation.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { penMovements, pens } from './table.ts';

const day = z.string().refine(isDay);
const amount = z.number().min(0).max(1_000_000);
const positive = z.number().min(0.0001).max(1_000_000);
const whole = z.number().int().min(0).max(1000);

export const portablePens = {
  table: pens,
  name: 'pens',
  title: 'Canetas e frascos',
  columns: {
    catalogId: { label: 'Código do catálogo', is: text(80) },
    medicationName: { label: 'Medicamento', is: text(200).min(1) },
    activeIngredient: { label: 'Princípio ativo', is: text(200).min(1) },
    manufacturer: { label: 'Fabricante', is: text(200).min(1) },
    brand: { label: 'Marca', is: text(200) },
    presentation: { label: 'Apresentação', is: z.enum(PRESENTATIONS), words: PRESENTATION_LABEL },
    units: { label: 'Unidades', is: whole.min(1) },
    unitMg: { label: 'mg por unidade', is: positive },
    unitVolumeMl: { label: 'ml por unidade', is: positive },
    concentrationMgMl: { label: 'Concentração (mg/ml)', is: positive },
    currentDoseMg: { label: 'Dose atual (mg)', is: positive },
    doseSetAt: { label: 'Dose atual desde', isRecorded: true },
    dosesPerVial: { label: 'Doses por frasco', is: whole },
    totalBoxes: { label: 'Caixas', is: whole },
    boxNumber: { label: 'Número da caixa', is: whole },
    inUseDays: { label: 'Dias em uso', is: whole },
    halfLifeHours: {
      label: 'Meia-vida informada (horas)',
      is: z.number().min(HALF_LIFE_HOURS.min).max(HALF_LIFE_HOURS.max),
    },
    purchaseDate: { label: 'Comprada em', is: day, isRecorded: true },
    expiryDate: { label: 'Validade', is: day, ahead: 'a pen expires later' },
    batchNumber: { label: 'Lote', is: text(100) },
    pricePaid: { label: 'Preço pago (R$)', is: amount },
    purchaseLocation: { label: 'Local da compra', is: text(200) },
    notes: { label: 'Observações', is: text(2000) },
    createdAt: { label: 'Criada em' },
    deletedAt: { label: 'Excluída em', isRecorded: true },
    remainingMg: { label: 'mg restantes', is: amount },
    sealedUnits: { label: 'Unidades lacradas', is: whole },
    openMg: { label: 'mg na unidade aberta', is: amount },
    openedAt: { label: 'Aberta em', isRecorded: true },
    isOpeningEstimated: { label: 'Abertura estimada' },
    openDosesUsed: { label: 'Doses usadas da unidade aberta', is: whole },
    checkpoint: { leftOut: 'follows from the ledger and is made again with the next dose' },
  },
};

export const portablePenMovements = {
  table: penMovements,
  name: 'penMovements',
  title: 'Movimentações das canetas',
  since: 'recordedAt',
  columns: {
    penId: { label: 'Caneta', to: pens },
    kind: {
      label: 'Tipo',
      is: z.enum(['start', 'opening', 'purge', 'loss', 'discard', 'adjustment']),
      words: PEN_MOVEMENT_LABEL,
    },
    mg: { label: 'mg', is: z.number().min(-1_000_000).max(1_000_000) },
    happenedAt: { label: 'Quando', isRecorded: true },
    recordedAt: { label: 'Registrada em' },
    reason: { label: 'Motivo', is: text(300) },
  },
};
