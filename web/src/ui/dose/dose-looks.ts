import { doseStep } from '@leveza/domain/applications/dose-step.ts';
import { formatMg } from '../../lib/format.ts';
import { type Mark, MARKS } from './marks.ts';

/** One colour a step of the ladder; written out, for the style sheet holds only what it finds in the sources. */
const COLOURS = [
  { full: 'fill-series-1', hollow: 'fill-surface stroke-series-1 stroke-[1.5]' },
  { full: 'fill-series-2', hollow: 'fill-surface stroke-series-2 stroke-[1.5]' },
  { full: 'fill-series-3', hollow: 'fill-surface stroke-series-3 stroke-[1.5]' },
  { full: 'fill-series-4', hollow: 'fill-surface stroke-series-4 stroke-[1.5]' },
  { full: 'fill-series-5', hollow: 'fill-surface stroke-series-5 stroke-[1.5]' },
  { full: 'fill-series-6', hollow: 'fill-surface stroke-series-6 stroke-[1.5]' },
] as const;

/** The same step of another medication has another variant: those of the catalogue have one each, other names share them. */
const MEDICATIONS: readonly string[] = [
  'Ozempic',
  'Mounjaro',
  'Wegovy',
  'Saxenda',
  'Poviztra',
  'Trulicity',
  'Victoza',
  'Extensior',
  'Ozivy',
  'Olire',
  'Lirux',
  'Tirzepatida manipulada',
];

export interface DoseLook {
  label: string;
  /** '0,5 mg', and of which medication where there are several. */
  short: string;
  /** Colour, and whether the mark is full or hollow. */
  look: string;
  isHollow: boolean;
  mark: Mark;
}

interface Dose {
  medicationName: string;
  doseMg: number;
}

export const keyOf = ({ medicationName, doseMg }: Dose) => `${medicationName} ${doseMg}`;

/** How the points of each dose look: a colour and a shape, so that neither has to be seen alone. */
export function doseLooks(doses: readonly Dose[]): Map<string, DoseLook> {
  const isOnlyOne = new Set(doses.map(({ medicationName }) => medicationName)).size === 1;
  const inOrder = doses.toSorted(
    (a, b) => a.medicationName.localeCompare(b.medicationName) || a.doseMg - b.doseMg,
  );
  const looks = new Map<string, DoseLook>();
  for (const dose of inOrder) {
    if (looks.has(keyOf(dose))) continue;
    const mg = formatMg(dose.doseMg);
    const short = isOnlyOne ? mg : `${dose.medicationName}, ${mg}`;
    const label = isOnlyOne ? `Dose de ${mg}` : short;
    looks.set(keyOf(dose), { label, short, ...parted(lookOf(dose), [...looks.values()]) });
  }
  return looks;
}

type Look = Omit<DoseLook, 'label' | 'short'>;

/** The look of one strength by itself. */
export function lookOf({ medicationName, doseMg }: Dose): Look {
  const step = doseStep(doseMg);
  const variant = variantOf(medicationName);
  const isHollow = variant % 2 === 1;
  return {
    look: COLOURS[step]![isHollow ? 'hollow' : 'full'],
    isHollow,
    mark: MARKS[(step + Math.floor(variant / 2)) % MARKS.length]!,
  };
}

/** Unknown doses or names may get the same look: then the second takes another shape. */
function parted(wanted: Look, taken: readonly Look[]): Look {
  const first = MARKS.indexOf(wanted.mark);
  const marks = [...MARKS.slice(first), ...MARKS.slice(0, first)];
  const free = marks.find((mark) => !taken.some((one) => one.look === wanted.look && one.mark === mark));
  return { ...wanted, mark: free ?? wanted.mark };
}

function variantOf(name: string): number {
  const known = MEDICATIONS.indexOf(name);
  return known === -1 ? sumOf(name) % (MARKS.length * 2) : known;
}

const sumOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
