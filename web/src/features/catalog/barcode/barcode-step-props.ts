import type { FoundProduct } from '@leveza/contract/catalog/search.ts';
import type { Product } from '@leveza/contract/catalog/catalog.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';

/** What can become of a barcode. */
export interface BarcodeStepProps {
  kind: ItemKind;
  onProduct: (product: Product, packSize: number | null) => void;
  onFound: (found: FoundProduct) => Promise<void>;
  onAi: (ean: string) => void;
  onManual: (ean: string) => void;
}
