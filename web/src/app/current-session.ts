import { refresh } from '@leveza/contract/auth/session.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Profile } from '@leveza/contract/profile/profile.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { call } from '../lib/api.ts';
import { refetchShowing } from '../lib/facts.ts';
import { leaveSession } from '../lib/leave-session.ts';
import { session } from '../lib/session.ts';
import { forgetDraftsOfOthers } from '../lib/session-drafts.ts';
import { forgetSessionHint } from '../lib/session-hint.ts';
import { leaveOnceFree } from '../lib/session-hold.ts';
import { type SessionNews, TAB } from '../lib/session-tabs.ts';

export async function readSession(queryClient: QueryClient): Promise<Profile> {
  const { data } = await queryClient.ensureQueryData(session);
  forgetDraftsOfOthers(data.id);
  return data;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof Problem && error.code === 'unauthenticated';
}

/** Whether the session could be renewed; one that could not is over. A server that is away ends nothing. */
export async function renewSession(router: AnyRouter, queryClient: QueryClient): Promise<boolean> {
  try {
    await call(refresh, { body: {} });
    return true;
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 401) throw error;
  }
  if (queryClient.getQueryData(session.queryKey)) await leaveOnceFree(() => expire(router, queryClient));
  else forgetSessionHint();
  return false;
}

/** Another tab signed out or another patient in: this tab drops the data. Another tab changed some: it catches up. */
export async function followOtherTab(
  news: SessionNews,
  router: AnyRouter,
  queryClient: QueryClient,
): Promise<void> {
  if (news.kind === 'changed') {
    // Also while the session is read: the first reads are under way beside it.
    if (news.from !== TAB) await refetchShowing(queryClient, news.facts);
    return;
  }
  const known = queryClient.getQueryData(session.queryKey)?.data;
  if (!known) return;
  if (news.kind === 'signed-out') await leaveSession(router, queryClient, { to: '/' });
  else if (news.userId !== known.id) window.location.reload();
}

async function expire(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  const search = { next: router.latestLocation.href, reason: 'expired' } as const;
  await leaveSession(router, queryClient, { to: '/login', search }, { isExpired: true });
}
