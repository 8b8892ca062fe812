import { readMeasurementSummary } from '@leveza/contract/measurements.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANA } from '../../testing/patient.ts';
import { useKeepProfile } from './use-profile.ts';

test('a height that was saved is no longer asked for among the measurements', () => {
  const cache = new QueryClient();
  cache.setQueryData([readMeasurementSummary.path, {}], { data: { height: null } });
  const { result } = renderHook(() => useKeepProfile(), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  result.current({ data: { ...ANA, height: 170 } });
  expect(cache.getQueryState([readMeasurementSummary.path, {}])?.isInvalidated).toBe(true);
});
