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
import { gapsOf } from './gaps.ts';

/** A page with less text than this counts as a picture. */
const LEAST_TEXT = 50;
const MOST_PICTURES = 3;

type Outcome =
  | { state: 'running' }
  | { state: 'done'; found: number; gaps: readonly string[]; files: string }
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

  const ask = async (item: UploadItem) => {
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
    return { added: (after?.results.length ?? 0) - (item.reading?.results.length ?? 0), answers: found };
  };

  return {
    isConfigured: options.data?.data.isAiConfigured,
    needsConsent: options.data?.data.needsAiConsent ?? true,
    /** The data that would leave this device. */
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
        const asked: Awaited<ReturnType<typeof ask>>[] = [];
        let failure: unknown = null;
        for (const item of items) {
          try {
            asked.push(await ask(item));
          } catch (cause) {
            failure ??= cause;
            if (mine.signal.aborted || !isOfOneFile(cause)) break;
          }
        }
        if (failure !== null) throw failure;
        const found = asked.reduce((sum, { added }) => sum + added, 0);
        const gaps = gapsOf(asked.flatMap(({ answers }) => answers));
        if (!mine.signal.aborted) setOutcome({ state: 'done', found, gaps, files });
      } catch (cause) {
        if (mine.signal.aborted) return;
        const sentence = cause instanceof Problem ? cause.message : UNDRAWN;
        setOutcome({ state: 'failed', sentence });
      }
    },
  };
}

/** The day's limit or a refused key holds for the other files too; a slow or empty answer, or a page that cannot be drawn, does not. */
const isOfOneFile = (cause: unknown) =>
  !(cause instanceof Problem) || ['ai-too-slow', 'ai-empty', 'ai-failed'].includes(cause.code);

const UNDRAWN = 'Falha no processamento: não foi possível preparar a página. Digite os valores.';

const isText = ({ reading }: UploadItem) => (reading?.text.trim().length ?? 0) >= LEAST_TEXT;
