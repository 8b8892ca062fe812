import { type RefObject, useEffect } from 'react';

/** Paper is white and cannot be opened: printing takes the light theme and every folded part. */
export function usePrintedWhole(report: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let theme: string | undefined;
    let opened: HTMLDetailsElement[] = [];
    const before = () => {
      theme = dataset.theme;
      delete dataset.theme;
      opened = [...(report.current?.querySelectorAll('details') ?? [])].filter(({ open }) => !open);
      for (const part of opened) part.open = true;
    };
    const after = () => {
      if (theme !== undefined) dataset.theme = theme;
      for (const part of opened) part.open = false;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [report]);
}
