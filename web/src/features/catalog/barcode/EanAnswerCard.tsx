import type { Product } from '@leveza/contract/catalog/catalog.ts';
import type { findByEan, FoundProduct } from '@leveza/contract/catalog/search.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { type ItemKind, kindOf } from '@leveza/domain/catalog/classify.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { FoundRow } from '../search/FoundRow.tsx';
import { ProductRow } from '../search/ProductRow.tsx';

type EanAnswer = Reply<typeof findByEan>['data'] & { ean: string };

/** Possible outcomes of a barcode. */
export interface BarcodeWays {
  kind: ItemKind;
  onProduct: (product: Product, packSize: number | null) => void;
  onFound: (found: FoundProduct) => Promise<void>;
  onAi: (ean: string) => void;
  onManual: (ean: string) => void;
}

/** The result of a barcode: a product of the catalogue, a find elsewhere, or the remaining ways. */
export function EanAnswerCard({ kind, answer, ...ways }: BarcodeWays & { answer: EanAnswer }) {
  const { product, packSize, found, attribution, ean } = answer;
  const [isPicking, setPicking] = useState(false);

  if (product && kindOf({ product }) === null) {
    return (
      <Notice tone="info" title={product.name} isLive>
        Canetas de GLP-1 têm uma tela própria: Canetas GLP-1, no menu.
      </Notice>
    );
  }
  if (product) {
    return (
      <div role="status" className="grid gap-2">
        <p className="font-semibold">Encontrado no catálogo</p>
        <RecordList label="Produto encontrado">
          <ProductRow product={product} kind={kind} onPick={() => ways.onProduct(product, packSize)} />
        </RecordList>
      </div>
    );
  }
  if (found) {
    const pick = async () => {
      setPicking(true);
      await ways.onFound(found);
      setPicking(false);
    };
    return (
      <div role="status" className="grid gap-2">
        <p className="font-semibold">Encontrado pelo código de barras, não verificado</p>
        <RecordList label="Produto encontrado">
          <FoundRow found={found} kind={kind} isPending={isPicking} onPick={() => void pick()} />
        </RecordList>
        {attribution && <p className="text-sm text-ink-soft">{attribution}</p>}
      </div>
    );
  }
  return (
    <Notice
      tone="info"
      title="Não encontramos este código"
      isLive
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onPress={() => ways.onAi(ean)}>
            Buscar com IA
          </Button>
          <Button variant="secondary" onPress={() => ways.onManual(ean)}>
            Adicionar manualmente
          </Button>
        </div>
      }
    >
      Busque com IA ou escreva os dados da caixa. Guardamos o código {ean} com o produto.
    </Notice>
  );
}
