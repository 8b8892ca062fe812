import { fold } from './fold.ts';

export interface Added {
  tags: string[];
  /** The words that were there already, under any case or accents. */
  repeated: string[];
}

/** Adds what was typed, one word or several between commas, each once. */
export function addTags(current: readonly string[], typed: string): Added {
  const tags = [...current];
  const repeated: string[] = [];
  for (const part of typed.split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ');
    if (tag === '') continue;
    if (tags.some((other) => fold(other) === fold(tag))) repeated.push(tag);
    else tags.push(tag);
  }
  return { tags, repeated };
}
