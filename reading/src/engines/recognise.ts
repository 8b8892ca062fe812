import type { ReadPage, Word } from '../page.ts';
import { straightened, turned, withoutShadows, type Grey } from './grey.ts';
import type { PpOcr } from './ppocr.ts';
import type { Tesseract } from './tesseract.ts';
import { bendOf, isOnItsSide, straightBox, type TextBox } from './text-boxes.ts';

export interface Readers {
  tesseract: Tesseract;
  ppocr: PpOcr;
}

/** Stretches that tell whether a picture stands on its head. */
const PROBES = 4;
const READABLE = 75;

/** Both readers' words of a picture, which is turned upright and straightened first. */
export async function recognise(
  page: number,
  picture: Grey,
  { tesseract, ppocr }: Readers,
): Promise<ReadPage> {
  const upright = await uprightOf(withoutShadows(picture), ppocr);
  const bend = bendOf(upright.boxes);
  const isBent =
    Math.abs(bend.a + bend.b * (picture.height / 2)) > 0.0015 || Math.abs(bend.b * picture.height) > 0.003;
  const straight = isBent ? straightened(upright.picture, bend) : upright.picture;
  const boxes = isBent ? upright.boxes.map((box) => straightBox(box, bend, straight.width)) : upright.boxes;
  const words = tesseract.read(straight);
  const second: Word[] = [];
  for (const box of boxes) second.push(...(plainWords(box, words) ?? (await ppocr.read(straight, box))));
  const { width, height } = straight;
  return {
    page,
    width,
    height,
    source: 'picture',
    words,
    second,
    turn: upright.turn,
    bend: isBent ? bend : null,
  };
}

const SURE = 88;
const PLAIN = /^[\p{L}().:,-]+$/u;

/**
 * Words without digits of which the first reader is sure stand for both: the second one is for values, units and
 * ranges, and half of a page is names.
 */
function plainWords(box: TextBox, words: readonly Word[]): Word[] | null {
  const [left, right] = [box.x - box.width / 2, box.x + box.width / 2];
  const inside = words.filter((word) => {
    const middle = word.baseline - word.size / 2;
    return word.right > left && word.left < right && Math.abs(middle - box.y) < box.height / 2;
  });
  const isPlain = inside.every(({ text, confidence }) => PLAIN.test(text) && confidence >= SURE);
  const covered = inside.reduce((sum, word) => sum + word.right - word.left, 0);
  const isWord = inside.some(({ text }) => /\p{L}{4}/u.test(text));
  return isPlain && isWord && covered > box.width * 0.7 ? inside : null;
}

interface Upright {
  picture: Grey;
  boxes: TextBox[];
  turn: number;
}

async function uprightOf(picture: Grey, ppocr: PpOcr): Promise<Upright> {
  const boxes = await ppocr.find(picture);
  const isSide = isOnItsSide(boxes);
  const first = isSide ? await turnedTo(picture, 1, ppocr) : { picture, boxes, turn: 0 };
  const sure = await clarity(first, ppocr);
  if (sure >= READABLE) return first;
  const other = await turnedTo(picture, first.turn + 2, ppocr);
  return (await clarity(other, ppocr)) > sure + 5 ? other : first;
}

async function turnedTo(picture: Grey, turn: number, ppocr: PpOcr): Promise<Upright> {
  const next = turned(picture, turn);
  return { picture: next, boxes: await ppocr.find(next), turn };
}

/** How sure the reader is of some short stretches. */
async function clarity({ picture, boxes }: Upright, ppocr: PpOcr): Promise<number> {
  const clear = boxes.filter(({ width, height }) => width > 3 * height && width < 12 * height);
  const probes = clear.toSorted((one, other) => other.width - one.width).slice(0, PROBES);
  const words: Word[] = [];
  for (const box of probes) words.push(...(await ppocr.read(picture, box)));
  return words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(words.length, 1);
}
