import type { CounterfeitLot } from '@leveza/contract/pens/glp1-catalog.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Sources } from '../../../ui/Sources.tsx';

/** A notice about a lot on a list of counterfeits: what to do, and the source. */
export function CounterfeitNotice({ listed, isLive = false }: { listed: CounterfeitLot; isLive?: boolean }) {
  return (
    <Notice tone="attention" title="Este lote está em um alerta da Anvisa" isLive={isLive}>
      <p>
        O lote {listed.lot} de {listed.product} aparece entre os falsificados. Não use antes de perguntar na
        farmácia onde comprou ou à Anvisa.
      </p>
      <p className="mt-1">{listed.resolution}.</p>
      <Sources of={[listed]} />
    </Notice>
  );
}
