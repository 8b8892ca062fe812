import { formatNumber } from '../../../lib/format.ts';
import { Chip } from '../../../ui/Chip.tsx';

interface Props {
  sizes: number[];
  value: number | null;
  onChange: (size: number) => void;
}

/** The boxes a product is sold in, to press instead of typing. */
export function PackSizes({ sizes, value, onChange }: Props) {
  if (sizes.length < 2) return null;
  return (
    <div role="group" aria-label="Tamanhos vendidos" className="flex flex-wrap gap-2">
      {sizes.map((size) => (
        <Chip key={size} isSelected={size === value} onChange={() => onChange(size)}>
          {formatNumber(size)}
        </Chip>
      ))}
    </div>
  );
}
