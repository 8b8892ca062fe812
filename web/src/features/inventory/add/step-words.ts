import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import type { AddStep } from './add-step.ts';

const TITLE: Record<AddStep, string> = {
  select: 'Selecionar Suplemento',
  barcode: 'Ler código de barras',
  'ai-search': 'Buscar com IA',
  'ai-results': 'Resultados da Busca',
  'form-1': 'Cadastrar Produto',
  'form-2': 'Cadastrar Produto',
};

/** The titles of the specification (second document, section 2.6). */
export function titleOf(step: AddStep, kind: ItemKind): string {
  return step === 'select' && kind === 'medication' ? 'Selecionar Medicamento' : TITLE[step];
}

export const STEP_HINT: Partial<Record<AddStep, string>> = {
  'form-1': '1/2 · O produto',
  'form-2': '2/2 · A caixa',
};
