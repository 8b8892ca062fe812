import * as contract from '@leveza/contract/notifications.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import type { Routes } from '../../http/serve.ts';
import { listNotifications } from './list-notifications.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotification } from './read-notification.ts';

export const notificationRoutes: Routes = (serve) => {
  serve(contract.listNotifications, async ({ query, ...call }) => {
    const { rows, total, unread } = await listNotifications(call, query);
    return { data: rows, unread, pagination: paginationOf(query, total) };
  });

  serve(contract.readNotification, async ({ params, ...call }) => ({
    data: await readNotification(call, params.id),
  }));

  serve(contract.readAllNotifications, async (call) => ({
    data: { marked: await readAllNotifications(call) },
  }));
};
