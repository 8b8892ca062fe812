import { saveFile } from '../../lib/save-file.ts';

/** Hands a picture to the device's own sharing, or to the downloads where it has none. */
export async function sharePicture(picture: File): Promise<'shared' | 'saved'> {
  const files = [picture];
  if (!navigator.canShare?.({ files })) {
    saveFile(picture, picture.name);
    return 'saved';
  }
  try {
    await navigator.share({ files });
  } catch (cause) {
    // The patient closed the list of apps.
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) throw cause;
  }
  return 'shared';
}
