import { type ExamFile, readExamFile } from '@leveza/contract/exams/files.ts';
import { useState } from 'react';
import { download } from '../../lib/download.ts';
import { saveFile } from '../../lib/save-file.ts';
import { tellFailure } from '../../ui/toast.ts';

/** Hands the files of an exam to the browser's downloads, one after the other. */
export function useDownloads({ id }: { id: string }) {
  const [isSaving, setSaving] = useState(false);
  const save = async (files: readonly ExamFile[]) => {
    setSaving(true);
    try {
      for (const file of files) {
        const content = await download(readExamFile, { params: { id, fileId: file.id } });
        saveFile(content, file.fileName);
      }
    } catch (cause) {
      tellFailure('Erro ao baixar')(cause);
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}
