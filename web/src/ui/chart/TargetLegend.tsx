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
  return <span>{`${children}, ${WHERE[targetBeyond]} do que o gráfico mostra`}</span>;
}
