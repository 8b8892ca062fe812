import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PLACES = ['../src/', '../../contract/src/', '../../domain/src/'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

interface Source {
  file: string;
  text: string;
}

/** All modules that the web app may be built of; tests are none. */
export function sources(isLeftOut: RegExp = /^$/): Source[] {
  return PLACES.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .map((name) => `${place}${name.replaceAll('\\', '/')}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !isLeftOut.test(file)),
  ).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

export type Cut = [from: number, to: number];

/** A text without the pieces between these places, which stand in their order. */
export function withoutCuts(text: string, cuts: readonly Cut[]): string {
  return cuts.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), text);
}
