import { listShares } from '@leveza/contract/shares/shares.ts';
import { useQuery } from '@tanstack/react-query';
import { Link2, Send } from 'lucide-react';
import { read } from '../../lib/api.ts';
import { Row } from '../../ui/Row.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { cardFocusId, useFocusReturns } from '../../ui/use-card-focus.ts';
import { useReportsDialog } from '../reports/shared/use-reports-dialog.ts';

const ShareDialog = lazyDialog(() => import('./ShareDialog.tsx'), 'ShareDialog');
const LinksDialog = lazyDialog(() => import('./LinksDialog.tsx'), 'LinksDialog');

/** Links to the report, as rows of a list on its page. */
export function SharesRows() {
  const { opened, show, close } = useReportsDialog();
  useFocusReturns(opened ?? undefined);
  const { data } = useQuery(read(listShares, {}));
  const active = data?.data.filter(({ state }) => state === 'active').length;
  return (
    <>
      <Row
        id={cardFocusId('share')}
        icon={Send}
        title="Compartilhar com o médico"
        detail="Um link que abre sem conta e termina sozinho"
        onOpen={() => show('share')}
      />
      <Row
        id={cardFocusId('links')}
        icon={Link2}
        title="Links do relatório"
        detail={active === undefined ? 'Aberturas e fim de cada link' : linksWords(active)}
        onOpen={() => show('links')}
      />
      {opened === 'share' && <ShareDialog onClose={close} />}
      {opened === 'links' && <LinksDialog onNew={() => show('share')} onClose={close} />}
    </>
  );
}

const linksWords = (active: number) =>
  active === 0 ? 'Nenhum link ativo' : `${active} ${active === 1 ? 'link ativo' : 'links ativos'}`;
