import { useEffect, useState } from 'react';

export type PagePicture = { state: 'loading' } | { state: 'failed' } | { state: 'shown'; address: string };

/** The picture of a page, drawn when it is first looked at; its memory is given back with the screen. */
export function usePagePicture(key: string, draw: () => Promise<Blob>): PagePicture {
  const [drawn, setDrawn] = useState<{ key: string; picture: PagePicture } | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let isGone = false;
    const show = (picture: PagePicture) => !isGone && setDrawn({ key, picture });
    const load = async () => {
      try {
        const blob = await draw();
        if (isGone) return;
        address = URL.createObjectURL(blob);
        show({ state: 'shown', address });
      } catch {
        show({ state: 'failed' });
      }
    };
    void load();
    return () => {
      isGone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
    // `draw` belongs to the key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return drawn?.key === key ? drawn.picture : { state: 'loading' };
}
