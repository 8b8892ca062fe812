/** Characters of a recognised stretch, each with its place from 0 to 1 and how sure the reader is. */
export interface ReadCharacter {
  text: string;
  at: number;
  confidence: number;
}

/** The best character of each step, without repetitions and blanks. */
export function decode(
  scores: Float32Array,
  steps: number,
  classes: number,
  alphabet: readonly string[],
): ReadCharacter[] {
  const characters: ReadCharacter[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    const from = step * classes;
    let best = 0;
    for (let each = 1; each < classes; each += 1)
      if (scores[from + each]! > scores[from + best]!) best = each;
    if (best !== 0 && best !== before)
      characters.push({
        text: alphabet[best] ?? '',
        at: (step + 0.5) / steps,
        confidence: scores[from + best]!,
      });
    before = best;
  }
  return characters;
}

export interface ReadPiece {
  text: string;
  from: number;
  to: number;
  confidence: number;
}

/** Cut at spaces, and where characters stand farther apart than the stretch's own rhythm: the reader drops spaces. */
export function piecesOf(characters: readonly ReadCharacter[], aspect: number): ReadPiece[] {
  const gaps = characters.slice(1).map(({ at }, index) => at - characters[index]!.at);
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 1;
  const widest = Math.max(usual * 2.1, 0.75 / aspect);
  const pieces: ReadCharacter[][] = [];
  for (const [index, character] of characters.entries()) {
    const isApart = index > 0 && gaps[index - 1]! > widest;
    if (character.text.trim() === '' || pieces.length === 0 || isApart) pieces.push([]);
    if (character.text.trim() !== '') pieces.at(-1)!.push(character);
  }
  const half = usual / 2;
  return pieces
    .filter((piece) => piece.length > 0)
    .map((piece) => ({
      text: piece.map(({ text }) => text).join(''),
      from: Math.max(piece[0]!.at - half, 0),
      to: Math.min(piece.at(-1)!.at + half, 1),
      confidence: Math.min(...piece.map(({ confidence }) => confidence)),
    }));
}
