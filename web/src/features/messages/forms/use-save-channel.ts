import { type MessageSettings, updateMessageSettings } from '@leveza/contract/messages/settings.ts';
import type { Sent } from '@leveza/contract/endpoint.ts';
import type { Channel } from '@leveza/domain/messages/channels.ts';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useCommand } from '../../../lib/api.ts';
import { inFormWords } from '../../../ui/form/in-form-words.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { CARD_TITLE } from '../channel-words.ts';

interface Saving<V extends FieldValues, O> {
  channel: Channel;
  schema: z.ZodType<O, V>;
  values: V;
  bodyOf: (accepted: O) => Sent<typeof updateMessageSettings>['body'];
  onClose: () => void;
}

/** Saves the settings of one channel. The dialog stays open where a new number or address waits for its code. */
export function useSaveChannel<V extends FieldValues, O>(saving: Saving<V, O>) {
  const { channel, schema, values, bodyOf, onClose } = saving;
  const update = useCommand(updateMessageSettings);
  return useRecord({
    schema,
    values,
    draft: useDraft(`channel:${channel}`, values),
    isEdit: true,
    save: async (accepted) => {
      const { data } = await update.mutateAsync({ body: bodyOf(accepted) });
      const title = `${CARD_TITLE[channel]}: configurações salvas`;
      return needsCode(data, channel) ? { title, detail: 'Falta confirmar com o código.' } : { title };
    },
    atField: (problem) => inFormWords(problem, (field) => field.replace(`${channel}.`, '')),
    onDone: (message) => {
      if (!message?.detail) onClose();
    },
  });
}

/** A number or address is known, and nothing may be sent to it yet. */
export function needsCode(settings: MessageSettings, channel: Channel): boolean {
  if (channel === 'push' || settings[channel].isConfirmed) return false;
  return channel === 'email' ? settings.email.email !== null : settings[channel].phoneNumber !== null;
}
