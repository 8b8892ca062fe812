import { listInteractions } from '@leveza/contract/interactions.ts';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { read } from '../../lib/api.ts';
import { Fold } from '../../ui/Fold.tsx';
import { InteractionNotices } from './InteractionNotices.tsx';

/** The same notices as one line that opens, where the screen is about something else. */
export function InteractionFold() {
  const notices = useQuery(read(listInteractions, {}));
  const count = notices.data?.data.length ?? 0;
  // Without an answer there is no count to fold them under: the notices say so themselves.
  if (count === 0) return <InteractionNotices />;
  return (
    <Fold
      icon={Info}
      isOpenAtFirst={notices.data?.data.some(({ until }) => until !== null)}
      label={count === 1 ? '1 aviso sobre seus medicamentos' : `${count} avisos sobre seus medicamentos`}
    >
      <InteractionNotices />
    </Fold>
  );
}
