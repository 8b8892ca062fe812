import type { MessageSettings } from '@leveza/contract/messages/settings.ts';
import type { Channel } from '@leveza/domain/messages/channels.ts';
import { Bell, type LucideIcon, Mail, MessageCircle, MessageSquareText } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { CARD_TITLE, channelText } from '../channel-words.ts';
import { useSettingsView } from '../shared/use-settings-view.ts';
import { useSwitchChannel } from '../use-change-settings.ts';

const ICONS: Record<Channel, LucideIcon> = {
  whatsapp: MessageCircle,
  email: Mail,
  push: Bell,
  sms: MessageSquareText,
};

/** In the order of the specification, with SMS after its three. */
const SHOWN: readonly Channel[] = ['whatsapp', 'email', 'push', 'sms'];

export function ChannelRows({ settings }: { settings: MessageSettings }) {
  return SHOWN.map((channel) => <ChannelRow key={channel} channel={channel} settings={settings} />);
}

function ChannelRow({ channel, settings }: { channel: Channel; settings: MessageSettings }) {
  const { email } = useSession();
  const { show } = useSettingsView();
  const onChange = useSwitchChannel(channel);
  return (
    <SettingRow
      id={channel}
      icon={ICONS[channel]}
      title={CARD_TITLE[channel]}
      detail={channelText(settings, channel, email)}
      toggle={{ isOn: settings[channel].enabled, onChange }}
      onEdit={() => show(channel)}
    />
  );
}
