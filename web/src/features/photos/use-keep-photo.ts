import { addPhoto, changePhoto, type Photo } from '@leveza/contract/photos.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useRef } from 'react';
import { useCommand } from '../../lib/api.ts';

/** Sends a photo, then its day; if the day fails, the next try does not send a second photo. */
export function useKeepPhoto() {
  const add = useCommand(addPhoto);
  const change = useCommand(changePhoto);
  const sent = useRef<Photo | null>(null);
  return async (file: File, takenOn: string): Promise<void> => {
    sent.current ??= (await add.mutateAsync({ file })).data;
    const { id } = sent.current;
    try {
      if (sent.current.takenOn !== takenOn) await change.mutateAsync({ params: { id }, body: { takenOn } });
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      const message = `A foto foi guardada, mas a data não: ${cause.message}`;
      throw new Problem(cause.code, { message, cause });
    }
    sent.current = null;
  };
}
