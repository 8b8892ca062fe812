import { searchText } from '../catalog/search-text.ts';
import { nameWithoutBox } from '../inventory/boxes.ts';
import { remembered } from '../remembered.ts';

interface Labelled {
  name: string;
  /** Of its box or product, where the name does not say it. */
  strength?: string | null;
}

/** '750 mg', '2.000 UI': a name is often typed without it. A bare figure is part of the name: 'Ômega 3' is no 'Ômega 6'. */
const STRENGTH = /\b(\d[\d.,]*)\s*(mcg|mg|g|ml|ui)\b/g;

/** Whether two labels say one name, and not two strengths of it. */
export const isSameName = (one: Labelled, other: Labelled) =>
  mayBeOfOneStrength(one, other) && bareName(one) === bareName(other);

/** One that does not say its strength may have any. */
export function mayBeOfOneStrength(one: Labelled, other: Labelled): boolean {
  const [ours, theirs] = [strengthsOf(one), strengthsOf(other)];
  return ours === '' || theirs === '' || ours === theirs;
}

/** Without its strength. */
export const bareName = ({ name }: Labelled) => bareNameIn(name);

const plainName = (name: string) => searchText(nameWithoutBox(name));

/** '1.000 mg' and '1000 mg' are one. */
const strengthsIn = remembered((text) =>
  [...plainName(text).matchAll(STRENGTH)]
    .map(([, figure, unit]) => `${figure!.replaceAll(/\.(?=\d{3}\b)/g, '').replace(',', '.')} ${unit}`)
    .join(' + '),
);

/** Names, not ingredients: those of the catalogue say no strength. */
const strengthsOf = ({ name, strength }: Labelled) => strengthsIn(name) || strengthsIn(strength ?? '');

const bareNameIn = remembered((name) =>
  plainName(name).replaceAll(STRENGTH, ' ').replaceAll(/\s+/g, ' ').trim(),
);
