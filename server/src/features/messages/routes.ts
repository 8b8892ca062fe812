import * as log from '@leveza/contract/messages/log.ts';
import * as channels from '@leveza/contract/messages/channels.ts';
import * as devices from '@leveza/contract/messages/devices.ts';
import * as contract from '@leveza/contract/messages/settings.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import type { Config } from '../../config.ts';
import type { Routes } from '../../http/serve.ts';
import { listMessages } from './list-messages.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { addPushSubscription } from './add-push-subscription.ts';
import { confirmChannel } from './confirm-channel.ts';
import { deletePushSubscription } from './delete-push-subscription.ts';
import { readMessageSettings } from './read-message-settings.ts';
import { sendChannelCode } from './send-channel-code.ts';
import { testChannel } from './test-channel.ts';
import { updateMessageSettings } from './update-message-settings.ts';

export function messageRoutes(parts: { config: Config; vault: Vault }): Routes {
  return (serve) => {
    serve(contract.readMessageSettings, async (call) => ({ data: await readMessageSettings(call, parts) }));

    serve(contract.updateMessageSettings, async ({ body, ...call }) => {
      await updateMessageSettings(call, body, parts);
      return { data: await readMessageSettings(call, parts) };
    });

    serve(log.listMessages, async ({ query, ...call }) => {
      const { rows, total } = await listMessages(call, query);
      return { data: rows, pagination: paginationOf(query, total) };
    });
    serve(channels.sendChannelCode, async ({ params, ...call }) => {
      await sendChannelCode(call, params.channel, parts);
      return { data: await readMessageSettings(call, parts) };
    });

    serve(channels.confirmChannel, async ({ params, body, ...call }) => {
      await confirmChannel(call, params.channel, { code: body.code, vault: parts.vault });
      return { data: await readMessageSettings(call, parts) };
    });

    serve(channels.testChannel, async ({ params, ...call }) => ({
      data: { message: await testChannel(call, params.channel, parts) },
    }));

    serve(devices.addPushSubscription, async ({ body, ...call }) => ({
      data: await addPushSubscription(call, body, parts),
    }));

    serve(devices.deletePushSubscription, async ({ body, ...call }) => ({
      data: await deletePushSubscription(call, body.endpoint),
    }));
  };
}
