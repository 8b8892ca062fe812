import { carryOut } from './carry-out.ts';
import type { ReadingOrder } from './reading.ts';

self.addEventListener('message', ({ data }: MessageEvent<ReadingOrder>) => {
  void carryOut(data, (news) => self.postMessage(news));
});
