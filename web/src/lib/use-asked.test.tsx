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

function ask(cache: QueryClient, query: ReturnType<typeof aRead>['query']) {
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
