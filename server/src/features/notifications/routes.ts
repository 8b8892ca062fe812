import * as contract from '@leveza/contract/notifications.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Routes } from '../../http/serve.ts';
import { listNotifications, readAllNotifications, readNotification } from './store.ts';
import type { notifications } from './table.ts';

export const notificationRoutes: Routes = (serve) => {
  serve(contract.listNotifications, async ({ db, owner, query }) => {
    const { notifications: rows, total, unread } = await listNotifications(db, owner, query);
    return { data: rows.map(shown), unread, pagination: paginationOf(query, total) };
  });

  serve(contract.readNotification, async ({ db, owner, params }) => {
    const row = await readNotification(db, owner, params.id);
    if (!row) throw new Problem('not-found');
    return { data: shown(row) };
  });

  serve(contract.readAllNotifications, async ({ db, owner }) => ({
    data: { marked: await readAllNotifications(db, owner) },
  }));
};

function shown({ createdAt, readAt, ...row }: typeof notifications.$inferSelect): contract.Notification {
  return { ...row, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}
