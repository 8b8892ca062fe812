import { LegendItem } from './LegendItem.tsx';
import type { LineGeometry } from './line-geometry.ts';

interface Props {
  drawn: Pick<LineGeometry, 'targetBeyond'>;
  /** For example 'Meta: 75 kg'. */
  children: string;
}

const WHERE = { above: 'acima', below: 'abaixo' } as const;

/** The target in the legend; one outside of the picture has no line to explain, only its place. */
export function TargetLegend({ drawn: { targetBeyond }, children }: Props) {
  if (!targetBeyond) return <LegendItem look="target">{children}</LegendItem>;
  // The mark in the margin of the picture says it to those who see it.
  return <span className="sr-only">{`${children}, ${WHERE[targetBeyond]} do que o gráfico mostra`}</span>;
}
