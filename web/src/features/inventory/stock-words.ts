import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import type { Sort } from '@leveza/domain/inventory/sorts.ts';
import type { Option } from '../../ui/form/option.ts';

interface StockWords {
  title: string;
  subtitle: string;
  search: string;
  loading: string;
  loadFailure: (message: string) => string;
  empty: string;
  emptyHint: string;
  add: string;
  take: string;
  details: string;
  remove: string;
  removeQuestion: string;
  removed: string;
  edit: string;
}

export const STOCK_WORDS: Record<ItemKind, StockWords> = {
  supplement: {
    title: 'Suplementos',
    subtitle: 'Controle do seu estoque em casa',
    search: 'Buscar suplemento...',
    loading: 'Carregando seus suplementos...',
    loadFailure: (message) => `Erro ao carregar suplementos: ${message}`,
    empty: 'Nenhum suplemento cadastrado',
    emptyHint: 'Adicione suplementos para começar o controle',
    add: 'Adicionar Suplemento',
    take: 'Tomar',
    details: 'Detalhes do Suplemento',
    remove: 'Excluir',
    removeQuestion: 'Excluir este suplemento do estoque?',
    removed: 'Excluído do estoque',
    edit: 'Editar Suplemento',
  },
  medication: {
    title: 'Medicamentos - Estoque',
    subtitle: 'Controle do seu estoque em casa',
    search: 'Buscar medicamento...',
    loading: 'Carregando seus medicamentos...',
    loadFailure: (message) => `Erro ao carregar medicamentos: ${message}`,
    empty: 'Nenhum medicamento cadastrado',
    emptyHint: 'Adicione medicamentos para começar o controle',
    add: 'Adicionar Medicamento',
    take: 'Tomar Medicamento',
    details: 'Detalhes do Medicamento',
    remove: 'Remover',
    removeQuestion: 'Remover este medicamento do estoque?',
    removed: 'Removido do estoque',
    edit: 'Editar Medicamento',
  },
};

export const SORT_OPTIONS: readonly Option<Sort>[] = [
  { value: 'status', label: 'Situação' },
  { value: 'name', label: 'Nome' },
  { value: 'remaining', label: 'Quantidade restante' },
  { value: 'expiry', label: 'Validade' },
  { value: 'price', label: 'Preço' },
];
