import { LEVEL_LABEL } from '@leveza/domain/inventory/running-out.ts';
import { formatUnits } from './shared/format-units.ts';
import type { StockCard } from './stock-card.ts';

/** `3 caixas · 72 comprimidos no total`, only where there is more than the box one looks at. */
export function totalWords({ total, unitType, kind }: StockCard): string | null {
  if (total.boxes < 2) return null;
  return `${total.boxes} caixas · ${formatUnits(total.quantity, unitType, kind)} no total`;
}

interface LevelWords {
  word: string;
  look: 'ok' | 'low' | 'critical' | 'empty';
}

/** The word beside the bar. */
export function levelWords({ label, level }: Pick<StockCard, 'label' | 'level'>): LevelWords {
  if (label === 'Vazio') return { word: label, look: 'empty' };
  return { word: LEVEL_LABEL[level], look: level };
}
