import { listCarers } from '@leveza/contract/carers/carers.ts';
import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { read } from '../../lib/api.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Row } from '../../ui/Row.tsx';
import { cardFocusId, useFocusReturns } from '../../ui/use-card-focus.ts';
import { useReportsDialog } from '../reports/shared/use-reports-dialog.ts';

const CarersDialog = lazyDialog(() => import('./CarersDialog.tsx'), 'CarersDialog');
const CarerDialog = lazyDialog(() => import('./CarerDialog.tsx'), 'CarerDialog');

/** People who get alerts and no data, as a row of the list on the page of reports. */
export function CarersRow() {
  const { opened, show, close } = useReportsDialog();
  useFocusReturns(opened ?? undefined);
  const { data } = useQuery(read(listCarers, {}));
  const active = data?.data.filter(({ state }) => state === 'active').length ?? 0;
  return (
    <>
      <Row
        id={cardFocusId('carers')}
        icon={HeartHandshake}
        title="Cuidadores"
        detail={
          active === 0
            ? 'Avisos a alguém de confiança, sem nenhum dado'
            : `${active} ${active === 1 ? 'pessoa recebe' : 'pessoas recebem'} avisos`
        }
        onOpen={() => show('carers')}
      />
      {opened === 'carers' && <CarersDialog onNew={() => show('carer')} onClose={close} />}
      {opened === 'carer' && (
        <CarerDialog hasWhatsapp={data?.hasWhatsapp ?? false} onClose={() => show('carers')} />
      )}
    </>
  );
}
