import { searchText } from '../catalog/search-text.ts';

const FRACTIONS: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' };

/** Text as amounts and foods are read from it: no accents, no capitals, fractions in figures; a line stays a line. */
export function plainText(text: string): string {
  return searchable(text).plain;
}

interface Searchable {
  readonly plain: string;
  /** Gives a piece of `plain` in the patient's own letters. Pieces are asked for in the order they stand in. */
  readonly asWritten: (piece: string) => string;
}

export function searchable(text: string): Searchable {
  let plain = '';
  // For each character of `plain`, the place in `text` of the one it was made of.
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    for (const each of plainCharacter(character)) {
      const isRepeatedSpace = each === ' ' && (plain === '' || plain.endsWith(' ') || plain.endsWith('\n'));
      if (isRepeatedSpace) continue;
      plain += each;
      for (let unit = 0; unit < each.length; unit += 1) places.push(place);
    }
    place += character.length;
  }
  let from = 0;
  return {
    plain,
    asWritten: (piece) => {
      const start = plain.indexOf(piece, from);
      // A piece that was put together anew stands nowhere in the text.
      if (start === -1) return piece;
      from = start + piece.length;
      return text.slice(places[start], places[from] ?? text.length).trim();
    },
  };
}

function plainCharacter(character: string): string {
  if (character === '\n') return character;
  if (/\s/.test(character)) return ' ';
  return FRACTIONS[character] ?? searchText(character);
}
