import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Fold } from '../../../ui/Fold.tsx';
import { PenDrawing } from '../card/PenDrawing.tsx';
import { tintOf } from '../card/tint.ts';
import { ProductCard } from './ProductCard.tsx';
import { brands, type ProductGroup } from './product-groups.ts';

interface Props {
  products: readonly Glp1Product[];
  onPick: (product: Glp1Product) => void;
}

/** The brands most patients look for as tiles, the strengths of the pressed one, and the rest folded. */
export function BrandTiles({ products, onPick }: Props) {
  const { tiles, others } = brands(products);
  const [name, setName] = useState<string | null>(null);
  const chosen = tiles.find((tile) => tile.name === name);
  // 'Mounjaro KwikPen' is asked for as Mounjaro.
  const kin = chosen ? others.filter((group) => group.name.startsWith(`${chosen.name} `)) : [];
  const rest = others.filter((group) => !kin.includes(group));
  return (
    <div className="grid gap-4">
      <div role="group" aria-label="Marcas" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {tiles.map((tile) => (
          <Tile
            key={tile.name}
            tile={tile}
            isChosen={tile === chosen}
            onPress={() => setName(tile === chosen ? null : tile.name)}
          />
        ))}
      </div>
      {chosen && (
        <ul aria-label="Dosagens" className="grid gap-3">
          {[chosen, ...kin].map((group) => (
            <ProductCard key={group.name} group={group} onPick={onPick} />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <Fold label="Outras marcas">
          <ul aria-label="Medicamentos" className="grid gap-3">
            {rest.map((group) => (
              <ProductCard key={group.name} group={group} onPick={onPick} />
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

interface TileProps {
  tile: ProductGroup;
  isChosen: boolean;
  onPress: () => void;
}

function Tile({ tile: { name, products }, isChosen, onPress }: TileProps) {
  const molecule = products[0]?.molecule ?? null;
  return (
    <Button
      aria-expanded={isChosen}
      onPress={onPress}
      className={`grid min-h-24 cursor-pointer content-between gap-2 rounded-2xl border p-4 text-left font-semibold transition-colors
        duration-150 data-hovered:bg-sunken data-pressed:bg-sunken ${isChosen ? 'border-brand bg-brand-soft' : 'border-line-strong'}`}
    >
      <PenDrawing state="sealed" level={1} tint={tintOf(molecule)} />
      {name}
    </Button>
  );
}
