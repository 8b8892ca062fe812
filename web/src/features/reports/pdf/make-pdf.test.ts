import { expect, test, vi } from 'vitest';
import { SHORT_DOCUMENT } from '../testing/documents.ts';
import { makePdf } from './make-pdf.ts';

test('one that was cancelled before its worker began makes nothing', async () => {
  const begun = vi.fn<() => void>();
  vi.stubGlobal('Worker', begun);
  const control = new AbortController();
  const making = makePdf(SHORT_DOCUMENT, () => undefined, control.signal);
  control.abort();
  await expect(making).rejects.toMatchObject({ name: 'AbortError' });
  expect(begun).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
