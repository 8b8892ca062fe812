import { Problem } from '@leveza/contract/problem.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useAsked } from './use-asked.ts';

/** A read whose calls are answered one by one. */
function aRead() {
  const calls: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  };
  return { calls, query: { queryKey: ['danger'], queryFn, meta: { shows: [] } } };
}

type Query = ReturnType<typeof aRead>['query'] & { retry?: false };

function ask(cache: QueryClient, query: Query) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  return renderHook(() => useAsked<string, string[]>(query), { wrapper }).result;
}

test('the answer to a call from before the question does not count', async () => {
  const cache = new QueryClient();
  const { calls, query } = aRead();
  void cache.prefetchQuery(query);
  const asked = ask(cache, query);
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => calls[0]!.resolve('no danger'));
  expect(asked.current.isAnswered).toBe(false);
  await act(async () => calls[1]!.resolve('danger'));
  await waitFor(() => expect(asked.current).toMatchObject({ data: 'danger', isAnswered: true }));
});

test('an answer from before is shown and does not count until the server has answered again', async () => {
  const cache = new QueryClient();
  const { calls, query } = aRead();
  cache.setQueryData(query.queryKey, 'danger', { updatedAt: Date.now() - 1 });
  const asked = ask(cache, query);
  expect(asked.current).toMatchObject({ data: 'danger', isAnswered: false });
  await act(async () => calls[0]!.resolve('no danger'));
  await waitFor(() => expect(asked.current).toMatchObject({ data: 'no danger', isAnswered: true }));
  expect(calls).toHaveLength(1);
});

test('a call that failed leaves the question unanswered; one on its way does not', async () => {
  const cache = new QueryClient();
  const { calls, query } = aRead();
  cache.setQueryData(query.queryKey, 'no danger', { updatedAt: Date.now() - 1 });
  const asked = ask(cache, { ...query, retry: false });
  expect(asked.current).toMatchObject({ isAnswered: false, isUnanswered: false });
  await act(async () => calls[0]!.reject(new Problem('unexpected')));
  await waitFor(() => expect(asked.current).toMatchObject({ data: 'no danger', isUnanswered: true }));
});

test('an answer that the device kept leaves the question unanswered, until the server answers', async () => {
  const cache = new QueryClient();
  const { calls, query } = aRead();
  const asked = ask(cache, query);
  await act(async () => calls[0]!.resolve('no danger'));
  const found = cache.getQueryCache().find(query)!;
  // As `keep-answers.ts` does with one.
  act(() => found.setState({ dataUpdatedAt: Date.now() - 60_000, isInvalidated: true }));
  await waitFor(() => expect(asked.current).toMatchObject({ isAnswered: false, isUnanswered: true }));
  void cache.refetchQueries(query);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(asked.current.isUnanswered, 'while it is asked again').toBe(true);
  await act(async () => calls[1]!.resolve('no danger'));
  await waitFor(() => expect(asked.current).toMatchObject({ isAnswered: true, isUnanswered: false }));
});
