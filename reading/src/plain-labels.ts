import { NUMBER_PATTERN } from '@leveza/domain/exams/printed/number.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { joinedWords, type Cell, type Line } from './layout.ts';

const EXAM = /^\W*exame\s*:\s*(?=\S)/i;
const N = `(${NUMBER_PATTERN})`;
const LOWEST = new RegExp(String.raw`^\W*(?:limite\s+)?(?:inferior|min(?:imo)?)\s*[:.=]+\s*${N}(.*)$`);
const HIGHEST = new RegExp(String.raw`^\W*(?:limite\s+)?(?:superior|max(?:imo)?)\s*[:.=]+\s*${N}(.*)$`);

/** Labels that a form puts before a name or a limit, in the words of other reports: 'Exame: Glicose' is 'Glicose'. */
export function withPlainLabels(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const cells = limitsJoined(line.cells).map((cell) => ({ ...cell, text: cell.text.replace(EXAM, '') }));
    return { ...line, cells, text: cells.map(({ text }) => text).join('  ') };
  });
}

/** 'Limite inferior: 13' beside 'Limite superior: 60' is '13 a 60'. */
function limitsJoined(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells.flatMap(partedLimits)) {
    const plain = fold(cell.text);
    const [, high, unit = ''] = HIGHEST.exec(plain) ?? [];
    const before = joined.at(-1);
    const [, low] = (before && LOWEST.exec(fold(before.text))) ?? [];
    if (high && low && before)
      joined.splice(-1, 1, joinedWords(`${low} a ${high}${unit}`, [...before.words, ...cell.words]));
    else joined.push(high ? { ...cell, text: `até ${high}${unit}` } : cell);
  }
  return joined.map((cell) => {
    const [, low, unit = ''] = LOWEST.exec(fold(cell.text)) ?? [];
    return low ? { ...cell, text: `mínimo ${low}${unit}` } : cell;
  });
}

/** Both limits may stand in one cell. */
function partedLimits(cell: Cell): Cell[] {
  const at = fold(cell.text).search(
    /(?<=\d\S*(?:\s+\S+)?\s*[,;-]?\s+)(?:limite\s+)?(?:superior|max(?:imo)?)\s*[:.=]/,
  );
  if (at < 0 || !LOWEST.test(fold(cell.text))) return [cell];
  return [
    { ...cell, text: cell.text.slice(0, at).trim() },
    { ...cell, text: cell.text.slice(at) },
  ];
}
