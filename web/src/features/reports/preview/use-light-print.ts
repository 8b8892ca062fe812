import { useEffect } from 'react';

/** Paper is white: in the dark theme a printed page takes the light one, however printing was begun. */
export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let shown: string | undefined;
    const before = () => {
      shown = dataset.theme;
      delete dataset.theme;
    };
    const after = () => {
      if (shown !== undefined) dataset.theme = shown;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
