import type { Bend } from '../page.ts';

/** A picture in shades of grey, row by row. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

export function greyOf(rgba: Uint8ClampedArray, width: number, height: number): Grey {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const from = at * 4;
    data[at] = (rgba[from]! * 77 + rgba[from + 1]! * 150 + rgba[from + 2]! * 29) >> 8;
  }
  return { width, height, data };
}

const LEAST_INK = 40;

/** A page on which no pixel differs much from the paper needs no reader. */
export function isBlank({ data }: Grey): boolean {
  let [darkest, brightest] = [255, 0];
  for (const shade of data) {
    if (shade < darkest) darkest = shade;
    if (shade > brightest) brightest = shade;
  }
  return brightest - darkest < LEAST_INK;
}

const BLOCK = 24;
const INK_WHITE = 0.93;
const INK_BLACK = 0.35;

/** Divides by the paper's local brightness, so that shadows go and letters stay. */
export function withoutShadows({ width, height, data }: Grey): Grey {
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const paper = smooth(paperOf({ width, height, data }, columns, rows), columns, rows);
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(Math.max(y / BLOCK - 0.5, 0), rows - 1);
    const [top, down] = [Math.floor(row), row - Math.floor(row)];
    const low = Math.min(top + 1, rows - 1) * columns;
    for (let x = 0; x < width; x += 1) {
      const column = Math.min(Math.max(x / BLOCK - 0.5, 0), columns - 1);
      const [left, right] = [Math.floor(column), Math.min(Math.floor(column) + 1, columns - 1)];
      const along = column - left;
      const upper = paper[top * columns + left]! * (1 - along) + paper[top * columns + right]! * along;
      const lower = paper[low + left]! * (1 - along) + paper[low + right]! * along;
      const share = data[y * width + x]! / Math.max(upper * (1 - down) + lower * down, 1);
      out[y * width + x] = 255 * Math.min(Math.max((share - INK_BLACK) / (INK_WHITE - INK_BLACK), 0), 1);
    }
  }
  return { width, height, data: out };
}

/** The paper of each block: brighter than nine tenths of it. */
function paperOf({ width, height, data }: Grey, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      let total = 0;
      for (let y = row * BLOCK; y < Math.min((row + 1) * BLOCK, height); y += 2) {
        for (let x = column * BLOCK; x < Math.min((column + 1) * BLOCK, width); x += 2, total += 1)
          counts[data[y * width + x]!]! += 1;
      }
      let shade = 255;
      for (let above = 0; shade > 0 && above + counts[shade]! < total / 10; shade -= 1)
        above += counts[shade]!;
      paper[row * columns + column] = shade;
    }
  }
  return paper;
}

/** A dark block is a heading's bar or a logo; its neighbours know the paper. */
function smooth(paper: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(paper.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const near: number[] = [];
      for (let y = Math.max(row - 2, 0); y <= Math.min(row + 2, rows - 1); y += 1)
        for (let x = Math.max(column - 2, 0); x <= Math.min(column + 2, columns - 1); x += 1)
          near.push(paper[y * columns + x]!);
      near.sort((one, other) => one - other);
      out[row * columns + column] = near[Math.floor(near.length * 0.6)]!;
    }
  }
  return out;
}

/** By quarters, clockwise. */
export function turned(picture: Grey, quarters: number): Grey {
  let { width, height, data } = picture;
  for (let turn = 0; turn < quarters % 4; turn += 1) {
    const next = new Uint8Array(data.length);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) next[x * height + (height - 1 - y)] = data[y * width + x]!;
    [width, height, data] = [height, width, next];
  }
  return { width, height, data };
}

/** Height on the photographed page of a point on the straightened one. */
export function bentHeight({ a, b }: Bend, x: number, y: number, width: number): number {
  return y + (a + b * y) * (x - width / 2);
}

export function straightened(picture: Grey, bend: Bend): Grey {
  const { width, height, data } = picture;
  const out = new Uint8Array(data.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = bentHeight(bend, x, y, width);
      const top = Math.floor(from);
      if (top < 0 || top + 1 >= height) continue;
      const share = from - top;
      out[y * width + x] = data[top * width + x]! * (1 - share) + data[(top + 1) * width + x]! * share;
    }
  }
  return { width, height, data: out };
}

/** A piece of a picture in another size, by the mean of the pixels it takes in. */
export function scaled(
  picture: Grey,
  box: { left: number; top: number; width: number; height: number },
  width: number,
  height: number,
): Grey {
  const data = new Uint8Array(width * height);
  const [stepX, stepY] = [box.width / width, box.height / height];
  const samples = Math.max(1, Math.min(4, Math.round(Math.max(stepX, stepY))));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let j = 0; j < samples; j += 1)
        for (let i = 0; i < samples; i += 1)
          sum += shadeAt(
            picture,
            box.left + (x + (i + 0.5) / samples) * stepX - 0.5,
            box.top + (y + (j + 0.5) / samples) * stepY - 0.5,
          );
      data[y * width + x] = sum / (samples * samples);
    }
  }
  return { width, height, data };
}

function shadeAt({ width, height, data }: Grey, x: number, y: number): number {
  const [left, top] = [Math.min(Math.max(x, 0), width - 1.001), Math.min(Math.max(y, 0), height - 1.001)];
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const [along, down] = [left - column, top - row];
  const from = row * width + column;
  const upper = data[from]! * (1 - along) + data[from + 1]! * along;
  const lower = data[from + width]! * (1 - along) + data[from + width + 1]! * along;
  return upper * (1 - down) + lower * down;
}
