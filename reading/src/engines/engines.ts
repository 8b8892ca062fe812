import type { ReadPage } from '../page.ts';
import { isBlank, type Grey } from './grey.ts';
import { greyOfCanvas } from './picture.ts';
import { gunzipped, type Canvas, type Platform } from './platform.ts';
import { PpOcr } from './ppocr.ts';
import { recognise, type Readers } from './recognise.ts';
import { Tesseract } from './tesseract.ts';

/** The two readers of pictures, loaded once and only when a picture comes. */
export class Engines {
  readonly #platform: Platform;
  #readers: Promise<Readers> | null = null;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  async recognise(page: number, picture: Grey): Promise<ReadPage> {
    if (isBlank(picture)) return blankPage(page, picture);
    this.#readers ??= this.#load();
    // A connection may come back: the next picture tries again.
    this.#readers.catch(() => (this.#readers = null));
    return await recognise(page, picture, await this.#readers);
  }

  async recogniseCanvas(page: number, canvas: Canvas): Promise<ReadPage> {
    return await this.recognise(page, greyOfCanvas(canvas));
  }

  async #load(): Promise<Readers> {
    const [runtime, module, models] = await Promise.all([
      this.#platform.runtime(),
      this.#platform.tesseract(),
      this.#platform.models(),
    ]);
    const tesseract = new Tesseract(module, await gunzipped(models.portuguese));
    return { tesseract, ppocr: await PpOcr.load(runtime, models) };
  }
}

function blankPage(page: number, { width, height }: Grey): ReadPage {
  return { page, width, height, source: 'picture', words: [], second: [], turn: 0, bend: null };
}
