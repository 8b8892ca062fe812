import { testChannel } from '@leveza/contract/messages/channels.ts';
import type { Channel } from '@leveza/domain/messages/channels.ts';
import { MESSAGE_STATE_LABEL } from '@leveza/domain/messages/states.ts';
import { Send } from 'lucide-react';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { failureText } from '../log/message-words.ts';

interface Props {
  channel: Channel;
  /** A test goes to what is saved, not to what is typed. */
  isSaved: boolean;
}

/** Sends a test by the channel now, and says what became of it. */
export function TestMessage({ channel, isSaved }: Props) {
  const test = useCommand(testChannel);
  const message = test.data?.data.message;
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <Button
        variant="secondary"
        icon={Send}
        isDisabled={!isSaved}
        isPending={test.isPending}
        pendingLabel="Enviando..."
        onPress={() => test.mutate({ params: { channel } })}
        className="justify-self-start"
      >
        Enviar teste
      </Button>
      {!isSaved && <p className="text-sm text-ink-soft">Salve antes de enviar um teste.</p>}
      {test.error && (
        <Notice tone="attention" title="O teste não saiu" isLive>
          {test.error.message}
        </Notice>
      )}
      {message && !test.isPending && (
        <Notice tone={message.failure ? 'attention' : 'ok'} title={MESSAGE_STATE_LABEL[message.state]} isLive>
          {message.failure ? failureText(message.failure) : 'Confira se a mensagem de teste chegou.'}
        </Notice>
      )}
    </div>
  );
}
