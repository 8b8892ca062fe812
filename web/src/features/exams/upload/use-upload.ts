import { useCallback, useRef, useState } from 'react';
import { useReading } from './use-reading.ts';
import { addItems, removeItems, type Step } from './upload-steps.ts';
import { EMPTY, examsOf, type UploadItem } from './upload-state.ts';

export type Upload = ReturnType<typeof useUpload>;

/** The files of the dialog, what was read in them and what the patient did with it. Nothing of it is kept for later. */
export function useUpload() {
  const [state, setState] = useState(EMPTY);
  const [dropped, setDropped] = useState(false);
  const latest = useRef(EMPTY);
  const step = useCallback((change: Step) => {
    latest.current = change(latest.current);
    setState(latest.current);
  }, []);
  const reading = useReading(step);

  return {
    state,
    step,
    /** Also what the same press has just changed and the screen has not drawn yet. */
    now: () => latest.current,
    reading,
    exams: examsOf(state),
    /** Input of the patient went with the file it was typed beside: they are told. */
    hasDropped: dropped,
    isDirty: state.items.length > 0 || state.heads.length > 0 || state.typed.length > 0,
    isReading: state.items.some((item) => item.state === 'reading'),
    /** The files as the field shows them: new ones are read at once, missing ones leave with all that was theirs. */
    setFiles: (files: readonly File[]) => {
      const gone = state.items.filter(({ file }) => !files.includes(file)).map(({ id }) => id);
      const added = files
        .filter((file) => !state.items.some((item) => item.file === file))
        .map((file): UploadItem => ({ ...NEW, id: crypto.randomUUID(), file }));
      if (gone.length > 0) {
        reading.cancel(gone);
        const left = removeItems(gone)(state);
        setDropped(left.heads.length < state.heads.length || left.typed.length < state.typed.length);
        step(removeItems(gone));
      }
      if (added.length > 0) {
        step(addItems(added));
        for (const item of added) reading.start(item);
      }
    },
    /** Files of an exam that was saved leave the dialog. */
    forget: (ids: readonly string[]) => step(removeItems(ids)),
  };
}

const NEW = {
  state: 'reading',
  progress: null,
  reading: null,
  extractions: [],
  sentence: null,
} as const satisfies Omit<UploadItem, 'id' | 'file'>;
