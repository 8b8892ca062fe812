import { CONSENT_VERSION, giveConsent } from '@leveza/contract/auth/consent.ts';
import { readSearchOptions } from '@leveza/contract/catalog/search.ts';
import { extractExam, extractExamPicture, type Extraction } from '@leveza/contract/exams/extract.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { read, useCommand } from '../../../lib/api.ts';
import { countPages, drawPage } from '../review/pages.ts';
import type { UploadItem } from '../upload/upload-state.ts';
import { addExtractions } from '../upload/upload-steps.ts';
import type { Upload } from '../upload/use-upload.ts';
import { withModel } from './from-model.ts';

/** A page with less text than this counts as a picture. */
const LEAST_TEXT = 50;
const MOST_PICTURES = 3;

type Outcome =
  | { state: 'running' }
  | { state: 'done'; found: number; files: string }
  | { state: 'failed'; sentence: string };

/** Which files go to the model: all of them, or those in which this device found no value. */
export type ModelScope = 'all' | 'unread';

export const isUnread = ({ state, reading }: UploadItem) =>
  state === 'completed' && (reading?.results.length ?? 0) === 0;

/** Asks the model on the server about the files, after the patient agreed to send them. */
export function useModel(upload: Upload, scope: ModelScope) {
  const options = useQuery(read(readSearchOptions, {}));
  const consent = useCommand(giveConsent);
  const running = useRef<AbortController>(null);
  const sending = { signal: () => running.current?.signal, isQuick: true, isStaleAnyway: true };
  const askText = useCommand(extractExam, sending);
  const askPicture = useCommand(extractExamPicture, sending);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const completed = upload.state.items.filter(
    (item) => item.state === 'completed' && (scope === 'all' || isUnread(item)),
  );
  // A file that was answered about is asked about again only where no other waits.
  const fresh = completed.filter(({ extractions }) => extractions.length === 0);
  const items = fresh.length > 0 ? fresh : completed;
  const files = upload.state.items.map(({ id }) => id).join();

  useEffect(() => () => running.current?.abort(), []);

  const ask = async (item: UploadItem): Promise<number> => {
    const found: Extraction[] = [];
    let pages = item.reading?.pages;
    try {
      if (isText(item)) {
        const { data } = await askText.mutateAsync({ body: { text: item.reading!.text } });
        found.push(data);
      } else {
        const password = upload.reading.passwordOf(item.id);
        pages ??= await countPages(item.file, password);
        for (let page = 1; page <= Math.min(pages, MOST_PICTURES); page += 1) {
          const picture = await drawPage(item.file, page, password);
          const file = new File([picture], 'pagina.jpg', { type: picture.type });
          const { data } = await askPicture.mutateAsync({ file });
          found.push(data);
        }
      }
    } finally {
      // A page that was answered about stays, also where the next one failed.
      if (found.length > 0) upload.step(addExtractions(item.id, found, pages));
    }
    const after = withModel(item.reading, found);
    return (after?.results.length ?? 0) - (item.reading?.results.length ?? 0);
  };

  return {
    isConfigured: options.data?.data.isAiConfigured,
    needsConsent: options.data?.data.needsAiConsent ?? true,
    /** What would leave this device. */
    sends: { text: items.some(isText), pictures: items.some((item) => !isText(item)) },
    /** An answer is about the files of its moment. */
    outcome: outcome?.state === 'done' && outcome.files !== files ? null : outcome,
    /** The part is opened anew: an earlier answer is over. */
    again: () => setOutcome((now) => (now?.state === 'running' ? now : null)),
    isRunning: outcome?.state === 'running',
    cancel: () => {
      running.current?.abort();
      setOutcome(null);
    },
    /** The patient pressed the button under the words that say what is sent. */
    send: async () => {
      const mine = new AbortController();
      running.current = mine;
      setOutcome({ state: 'running' });
      try {
        if (options.data?.data.needsAiConsent) {
          await consent.mutateAsync({ body: { purpose: 'ai', version: CONSENT_VERSION } });
        }
        let found = 0;
        for (const item of items) found += await ask(item);
        if (!mine.signal.aborted) setOutcome({ state: 'done', found, files });
      } catch (cause) {
        if (mine.signal.aborted) return;
        const sentence = cause instanceof Problem ? cause.message : UNDRAWN;
        setOutcome({ state: 'failed', sentence });
      }
    },
  };
}

const UNDRAWN = 'Falha no processamento: não foi possível preparar a página. Digite os valores.';

const isText = ({ reading }: UploadItem) => (reading?.text.trim().length ?? 0) >= LEAST_TEXT;
