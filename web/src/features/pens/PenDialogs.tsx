import type { Pen } from '@leveza/contract/pens/pens.ts';
import { useSearch } from '@tanstack/react-router';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import { lazyDialog, useCodeWhenIdle } from '../../ui/lazy-dialog.tsx';
import { canOpen } from './can-open.ts';
import type { PenDialog } from './search.ts';
import type { PensView } from './use-pens-view.ts';

const DetailsDialog = lazyDialog(() => import('./details/DetailsDialog.tsx'), 'DetailsDialog');
const OpenPenDialog = lazyDialog(() => import('./open/OpenPenDialog.tsx'), 'OpenPenDialog');
const EditPenDialog = lazyDialog(() => import('./edit/EditPenDialog.tsx'), 'EditPenDialog');

interface Props {
  pens: Pen[];
  today: string;
  view: PensView;
}

/** Opens the entry's dialog named by the address; an unknown entry opens none. */
export function PenDialogs({ pens, today, view }: Props) {
  const { pen: id, open } = useSearch({ from: '/kit/private/medications' });
  const pen = open && pens.find((each) => each.id === id);
  useFocusReturns(pen?.id);
  // The list is drawn without them, and the details are there when a card is pressed.
  useCodeWhenIdle(DetailsDialog);
  return pen && <Opened key={pen.id} {...{ pen, open, today, view }} />;
}

function Opened({ pen, open, today, view }: Omit<Props, 'pens'> & { pen: Pen; open: PenDialog }) {
  const { close, closeAll, show } = view;
  switch (open) {
    case 'details':
      return <DetailsDialog pen={pen} today={today} onShow={(next) => show(pen.id, next)} onClose={close} />;
    case 'seal':
      // An address kept from before it was opened.
      if (!canOpen(pen)) return null;
      return <OpenPenDialog pen={pen} onClose={close} onOpened={closeAll} />;
    case 'edit':
      return <EditPenDialog pen={pen} today={today} onClose={close} />;
  }
}
