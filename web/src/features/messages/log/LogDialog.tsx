import { listMessages, type Message } from '@leveza/contract/messages/log.ts';
import { MESSAGE_STATE_LABEL } from '@leveza/domain/messages/states.ts';
import { whenText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NO_MESSAGES } from '../../../ui/drawings/no-messages.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { ABOUT_LABEL, failureText, STATE_STATUS, WAY_LABEL } from './message-words.ts';

/** The delivery log: what was sent, when, by which way, and what became of it. */
export function LogDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Mensagens enviadas"
      description="Os últimos 90 dias, com as palavras que foram enviadas."
      isOpen
      onClose={onClose}
    >
      <MessageList />
    </Dialog>
  );
}

function MessageList() {
  const { pages, error, items } = usePages(listMessages);
  if (pages.isPending) return <SkeletonList />;
  if (error) {
    return <ErrorState query={pages} />;
  }
  if (items.length === 0) {
    return (
      <EmptyState scene={NO_MESSAGES}>
        Nenhuma mensagem enviada ainda. O que sair do aplicativo para avisar você fica anotado aqui.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <RecordList label="Mensagens">
        {items.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </RecordList>
      <MoreButton pages={pages} />
    </div>
  );
}

function MessageRow({ message }: { message: Message }) {
  const { timeZone } = useSession();
  const when = whenText(message.sentAt ?? message.sendAt, { zone: timeZone, now: useNow() });
  return (
    <Row
      title={message.title}
      detail={
        <>
          {message.body && <span className="block">{message.body}</span>}
          {`${WAY_LABEL[message.channel]} · ${ABOUT_LABEL[message.type]} · ${when}`}
          {message.failure && <span className="block">{failureText(message.failure)}</span>}
        </>
      }
      state={<Badge status={STATE_STATUS[message.state]}>{MESSAGE_STATE_LABEL[message.state]}</Badge>}
    />
  );
}
