import type { ReadPage } from '../page.ts';
import type { Grey } from './grey.ts';
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
    this.#readers ??= this.#load();
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
