import * as authorities from '@leveza/domain/sources/authorities.ts';
import * as leaflets from '@leveza/domain/sources/leaflets.ts';
import * as manufacturers from '@leveza/domain/sources/manufacturers.ts';
import * as studies from '@leveza/domain/sources/societies-and-studies.ts';
import { type Citation, cite, type Source } from '@leveza/domain/sources/source.ts';

/** Every source by the name that data files call it: `{ "in": "OZEMPIC_LEAFLET", "section": "seção 5" }`. */
const SOURCES: ReadonlyMap<string, Source> = new Map(
  Object.entries({ ...leaflets, ...manufacturers, ...authorities, ...studies }).filter(
    (entry): entry is [string, Source] => typeof entry[1] === 'object',
  ),
);

/** Shipped JSON with its references resolved; an unknown source, or a value without any, stops the start. */
export function parseSourced(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    if (!isObject(value)) return value;
    if ('in' in value) return citationOf(value);
    if ('sources' in value && 'ours' in value) requireOrigin(value);
    return value;
  });
}

function citationOf({ in: name, section }: Record<string, unknown>): Citation {
  const source = SOURCES.get(String(name));
  if (!source || typeof section !== 'string') throw new Error(`no source is called ${String(name)}`);
  return cite(source, section);
}

function requireOrigin({ sources, ours }: Record<string, unknown>): void {
  if (ours === null && Array.isArray(sources) && sources.length === 0) {
    throw new Error('a clinical value has neither a source nor the mark that it is ours');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
