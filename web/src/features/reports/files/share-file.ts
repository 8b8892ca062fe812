import { saveFile } from '../../../lib/save-file.ts';

export const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'relatorio.pdf', { type: 'application/pdf' })] });

/** Hands a file to the device's own sharing; 'closed' where the patient closed the list of apps. */
export async function shareFile(content: Blob, name: string): Promise<'shared' | 'closed' | 'saved'> {
  const files = [new File([content], name, { type: content.type })];
  try {
    await navigator.share({ files });
    return 'shared';
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return 'closed';
    // Making the file took longer than a press counts: the file is kept instead.
    saveFile(content, name);
    return 'saved';
  }
}
