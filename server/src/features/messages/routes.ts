import * as log from '@leveza/contract/messages/log.ts';
import * as contract from '@leveza/contract/messages/settings.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import type { Config } from '../../config.ts';
import type { Routes } from '../../http/serve.ts';
import { listMessages } from './list-messages.ts';
import { readMessageSettings } from './read-message-settings.ts';
import { updateMessageSettings } from './update-message-settings.ts';

export function messageRoutes({ config }: { config: Config }): Routes {
  return (serve) => {
    serve(contract.readMessageSettings, async (call) => ({ data: await readMessageSettings(call, config) }));

    serve(contract.updateMessageSettings, async ({ body, ...call }) => {
      await updateMessageSettings(call, body, config);
      return { data: await readMessageSettings(call, config) };
    });

    serve(log.listMessages, async ({ query, ...call }) => {
      const { rows, total } = await listMessages(call, query);
      return { data: rows, pagination: paginationOf(query, total) };
    });
  };
}
