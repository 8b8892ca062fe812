import { revokeShare, type Share } from '@leveza/contract/shares/shares.ts';
import { useState } from 'react';
import { useCommand } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmInline } from '../../ui/ConfirmInline.tsx';
import { Row } from '../../ui/Row.tsx';
import { tellFailure, toast } from '../../ui/toast.ts';
import { Openings } from './Openings.tsx';
import { partsLine, SHARE_STATE, shareLine, shareName } from './share-words.ts';

/** One link: its state, what it shows, when it was opened, and 'Revogar'. */
export function LinkRow({ share }: { share: Share }) {
  const { timeZone } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const revoke = useCommand(revokeShare);
  const { word, status } = SHARE_STATE[share.state];
  const end = () =>
    void revoke
      .mutateAsync({ params: { id: share.id } })
      .then(() => toast({ title: 'Link revogado', detail: 'Ele já não abre mais.' }))
      .catch(tellFailure('Não foi possível revogar'))
      .finally(() => setAsking(false));
  return (
    <Row
      title={shareName(share, timeZone)}
      detail={shareLine(share)}
      state={<Badge status={status}>{word}</Badge>}
      isExpanded={isOpen}
      onOpen={() => setOpen(!isOpen)}
    >
      {isOpen && (
        <div className="grid gap-3 px-4 pb-4">
          <p className="text-sm text-pretty text-ink-soft">{partsLine(share)}</p>
          <Openings shareId={share.id} />
          {share.state === 'active' && !isAsking && (
            <Button variant="danger" size="sm" className="justify-self-start" onPress={() => setAsking(true)}>
              Revogar
            </Button>
          )}
          {isAsking && (
            <ConfirmInline
              question="Revogar este link?"
              detail="Ele deixa de abrir na hora, para todos."
              confirmLabel="Revogar"
              isPending={revoke.isPending}
              onConfirm={end}
              onCancel={() => setAsking(false)}
            />
          )}
        </div>
      )}
    </Row>
  );
}
