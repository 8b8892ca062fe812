import {
  type MessageSettings,
  type MessageSettingsChange,
  updateMessageSettings,
} from '@leveza/contract/messages/settings.ts';
import type { Channel } from '@leveza/domain/messages/channels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../lib/api.ts';
import { tellFailure } from '../../ui/toast.ts';
import { settingsQuery } from './settings-query.ts';

/** Switches a channel on or off at once; a refusal puts the switch back and says why. */
export function useSwitchChannel(channel: Channel): (isOn: boolean) => void {
  const cache = useQueryClient();
  const update = useCommand(updateMessageSettings, { isQuick: true });
  return (enabled) => {
    const change: MessageSettingsChange = { [channel]: { enabled } };
    const show = (isOn: boolean) =>
      cache.setQueryData(
        settingsQuery.queryKey,
        (shown) => shown && { data: switched(shown.data, channel, isOn) },
      );
    show(enabled);
    update.mutate(
      { body: change },
      {
        onError: (problem) => {
          show(!enabled);
          tellFailure('Não foi possível mudar')(problem);
        },
      },
    );
  };
}

const switched = (settings: MessageSettings, channel: Channel, enabled: boolean): MessageSettings => ({
  ...settings,
  [channel]: { ...settings[channel], enabled },
});
