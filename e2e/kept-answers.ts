import type { Page } from '@playwright/test';

/** How many answers the device keeps for times without a connection; clearing them leaves none. */
export const keptAnswers = (page: Page, work: 'count' | 'clear'): Promise<number> =>
  page.evaluate(inThePage, work);

async function inThePage(work: 'count' | 'clear'): Promise<number> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'leveza-answers')) return 0;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('leveza-answers');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
  const count = await new Promise<number>((resolve) => {
    const transaction = database.transaction('answers', 'readwrite');
    const store = transaction.objectStore('answers');
    if (work === 'clear') store.clear();
    const request = store.count();
    transaction.addEventListener('complete', () => resolve(request.result));
  });
  database.close();
  return count;
}
