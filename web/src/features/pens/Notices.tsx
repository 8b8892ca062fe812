import type { CounterfeitLot, Glp1Product } from '@leveza/contract/glp1-catalog.ts';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/Notice.tsx';

/** A lot on a list of counterfeits: what to do, and who says so. */
export function CounterfeitNotice({ listed, isLive = false }: { listed: CounterfeitLot; isLive?: boolean }) {
  return (
    <Notice tone="attention" title="Este lote está em um alerta da Anvisa" isLive={isLive}>
      <p>
        O lote {listed.lot} de {listed.product} aparece entre os falsificados. Não use antes de perguntar na
        farmácia onde comprou ou à Anvisa.
      </p>
      <p className="mt-1">{listed.resolution}.</p>
      <Source {...listed} />
    </Notice>
  );
}

/** What Anvisa says of a product that may be recorded and is never suggested. */
export function ProhibitedNotice({ notice }: { notice: Glp1Product['notice'] | undefined }) {
  if (!notice) return null;
  return (
    <Notice tone="info">
      <p>{notice.text}</p>
      <Source {...notice} />
    </Notice>
  );
}

/** Who says so, in small print. */
export function Source({ source, isVerified }: { source: ReactNode; isVerified: boolean }) {
  return (
    <p className="mt-1 text-sm text-ink-soft">
      Fonte: {source}
      {!isVerified && ' (não verificado)'}
    </p>
  );
}
