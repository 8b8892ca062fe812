import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { MAIN_CATEGORIES, SUB_CATEGORIES } from '@leveza/domain/catalog/categories.ts';
import { MAIN_CATEGORY_LABEL, SUB_CATEGORY_LABEL } from '@leveza/domain/catalog/labels.ts';
import { FREQUENCIES } from '@leveza/domain/inventory/frequency.ts';
import { MOVEMENT_KINDS, MOVEMENT_LABEL } from '@leveza/domain/inventory/stock.ts';
import { UNIT_TYPES, unitLabel } from '@leveza/domain/catalog/units.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems, stockMovements } from './table.ts';

const day = z.string().refine(isDay);
const amount = z.number().min(0).max(100_000);
const whole = (most: number) => z.number().int().min(1).max(most);
const unitWords = Object.fromEntries(UNIT_TYPES.map((unit) => [unit, unitLabel(unit, 'medication')]));

export const portableItems = {
  table: inventoryItems,
  name: 'inventory',
  title: 'Estoque',
  columns: {
    productId: { label: 'Produto', to: products },
    customName: { label: 'Nome', is: text(200) },
    customBrand: { label: 'Marca', is: text(200) },
    customMainCategory: { label: 'Categoria', is: z.enum(MAIN_CATEGORIES), words: MAIN_CATEGORY_LABEL },
    customSubCategory: { label: 'Subcategoria', is: z.enum(SUB_CATEGORIES), words: SUB_CATEGORY_LABEL },
    customDosage: { label: 'Dosagem', is: text(100) },
    customForm: { label: 'Forma', is: text(40) },
    currentQuantity: { label: 'Quantidade restante', is: amount },
    boxQuantity: { label: 'Unidades por caixa', is: amount },
    unitType: { label: 'Unidade', is: z.enum(UNIT_TYPES), words: unitWords },
    purchaseDate: { label: 'Comprado em', is: day, isRecorded: true },
    expiryDate: { label: 'Validade', is: day, ahead: 'a box expires later' },
    openedDate: { label: 'Aberto em', isRecorded: true },
    batchNumber: { label: 'Lote', is: text(100) },
    purchasePrice: { label: 'Preço pago (R$)', is: z.string().regex(/^\d{1,7}\.\d{2}$/) },
    store: { label: 'Loja', is: text(200) },
    prescribedBy: { label: 'Prescrito por', is: text(200) },
    dailyDose: { label: 'Dose diária', is: text(100) },
    frequencyTimes: { label: 'Vezes', is: whole(24) },
    frequencyPer: {
      label: 'Por',
      is: z.enum(FREQUENCIES),
      words: { day: 'dia', week: 'semana', month: 'mês', 'as-needed': 'se precisar' },
    },
    unitsPerDose: { label: 'Unidades por dose', is: z.number().positive().max(1000) },
    instructions: { label: 'Instruções', is: text(1000) },
    isActive: { label: 'Ativo' },
    isFavorite: { label: 'Favorito' },
    needsRefrigeration: { label: 'Precisa de geladeira' },
    storageLocation: { label: 'Onde está guardado', is: text(200) },
    lowStockThreshold: { label: 'Avisar com', is: whole(100_000) },
    daysBeforeExpiryAlert: { label: 'Avisar antes de vencer (dias)', is: whole(3650) },
    notes: { label: 'Observações', is: text(2100) },
    effectivenessRating: { label: 'Eficácia', is: whole(5) },
    createdAt: { label: 'Criado em' },
    deletedAt: { label: 'Excluído em', isRecorded: true },
    lowStockToldAt: { label: 'Avisado do fim em', isRecorded: true },
    expiryToldFor: { label: 'Avisado da validade', is: day, ahead: 'the day on which the box expires' },
  },
};

export const portableMovements = {
  table: stockMovements,
  name: 'stockMovements',
  title: 'Movimentações do estoque',
  since: 'recordedAt',
  columns: {
    itemId: { label: 'Item', to: inventoryItems },
    kind: { label: 'Tipo', is: z.enum(MOVEMENT_KINDS), words: MOVEMENT_LABEL },
    quantity: { label: 'Quantidade', is: z.number().min(-100_000).max(100_000) },
    happenedAt: { label: 'Quando', isRecorded: true },
    recordedAt: { label: 'Registrado em' },
    reason: { label: 'Motivo', is: text(300) },
  },
};
