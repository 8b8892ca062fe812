/** A word or a run of words on a page, in the page's own measure from its upper left corner. */
export interface Word {
  text: string;
  left: number;
  right: number;
  /** The line the letters stand on. */
  baseline: number;
  /** Height of the letters' line: the font's size, or the box of a recognised word. */
  size: number;
  /** 0 to 100; text of a PDF is 100. */
  confidence: number;
}

export type Source = 'text' | 'picture';

/** Lines of text rise by `slope(y) = a + b·y` from left to right. */
export interface Bend {
  a: number;
  b: number;
}

/** The words of a page as one reader saw them. */
export interface PageWords {
  page: number;
  width: number;
  height: number;
  source: Source;
  words: Word[];
  /** How the page was bent before its words were put on straight lines. */
  bend: Bend | null;
}

/** A page that was recognised twice; a PDF's text needs no second reader. */
export interface ReadPage extends PageWords {
  second: Word[] | null;
  /** Quarters by which the picture was turned upright, clockwise. */
  turn: number;
}
