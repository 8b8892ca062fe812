import type { Pen } from '@leveza/contract/pens/pens.ts';
import { CONTAINER, formatContainers } from '../pen-words.ts';

/** One pen or vial of an entry as it is drawn. */
export interface Container {
  state: 'open' | 'sealed' | 'used';
  /** How full, from 0 to 1. */
  level: number;
}

/** Every container of an entry: the open one first, then the sealed, then what is gone. */
export function containersOf(pen: Pick<Pen, 'units' | 'sealedUnits' | 'openMg' | 'unitMg'>): Container[] {
  const { units, sealedUnits, openMg, unitMg } = pen;
  const opened: Container[] = openMg > 0 ? [{ state: 'open', level: Math.min(openMg / unitMg, 1) }] : [];
  const sealed = Array.from({ length: sealedUnits }, (): Container => ({ state: 'sealed', level: 1 }));
  const left = [...opened, ...sealed];
  const used = Math.max(units - left.length, 0);
  return [...left, ...Array.from({ length: used }, (): Container => ({ state: 'used', level: 0 }))];
}

/** Describes the picture for screen readers. */
export function pictureText(
  pen: Pick<Pen, 'units' | 'sealedUnits' | 'openMg' | 'unitMg' | 'presentation'>,
): string {
  const containers = containersOf(pen);
  const count = (state: Container['state']) => containers.filter((each) => each.state === state).length;
  const open = containers.find(({ state }) => state === 'open');
  const percent = open && `${Math.round(open.level * 100)}%`;
  if (pen.units === 1) {
    const [one] = CONTAINER[pen.presentation];
    const name = one.charAt(0).toUpperCase() + one.slice(1);
    if (open) return `${name} aberta com ${percent} do conteúdo`;
    return count('sealed') > 0 ? `${name} cheia, lacrada` : `${name} vazia`;
  }
  const parts = [
    open && `1 aberta com ${percent} do conteúdo`,
    count('sealed') > 0 && `${count('sealed')} ${count('sealed') === 1 ? 'lacrada' : 'lacradas'}`,
    count('used') > 0 && `${count('used')} ${count('used') === 1 ? 'usada' : 'usadas'}`,
  ].filter(Boolean);
  return `${formatContainers(pen.units, pen.presentation)}: ${parts.join(', ')}`;
}
