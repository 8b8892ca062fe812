import type { Photo } from '@leveza/contract/photos.ts';
import type { DayValue } from '../../../ui/chart/line-geometry.ts';

/**
 * A report as data: the page, the PDF and the doctor's page draw this one value, so they have the same figures in the
 * same order.
 */
export interface ReportDocument {
  title: string;
  /** 'De 18/10/2026 a 17/11/2026'. */
  period: string;
  patient: string;
  /** 'Feito em 17/11/2026 às 08:05'. */
  made: string;
  sections: Section[];
}

export interface Section {
  id: string;
  title: string;
  /** The section in one line, while it is folded. */
  gist?: { text: string; isBody?: boolean };
  blocks: Block[];
  /** Begins a page of its own on paper. */
  isAnnex?: boolean;
}

export type Block = FactsBlock | TextBlock | ListBlock | TableBlock | LineBlock | BarsBlock | PhotosBlock;

/** `isBody` marks figures about the body, which the privacy level may cover on the screen. */
export interface Fact {
  label: string;
  value: string;
  note?: string;
  isBody?: boolean;
}

export interface FactsBlock {
  kind: 'facts';
  facts: Fact[];
}

export interface TextBlock {
  kind: 'text';
  text: string;
  tone?: 'quiet' | 'attention';
  isBody?: boolean;
}

export interface ListBlock {
  kind: 'list';
  items: string[];
}

export interface Column {
  title: string;
  /** Share of the width; numbers stand at the end of theirs. */
  width: number;
  isNumber?: boolean;
  isBody?: boolean;
}

export interface TableBlock {
  kind: 'table';
  caption: string;
  columns: Column[];
  rows: string[][];
}

export interface LineBlock {
  kind: 'line';
  label: string;
  summary: string;
  points: DayValue[];
  trend: DayValue[];
  isBody: boolean;
}

export interface BarsBlock {
  kind: 'bars';
  label: string;
  bars: { name: string; value: number; text: string }[];
}

/** Photos side by side; the picture of each is asked for by its id. */
export interface PhotosBlock {
  kind: 'photos';
  photos: readonly Photo[];
}
