/** 'quoted': the text itself was not opened, another text quotes it. */
export const READ_AS = ['whole', 'passage', 'quoted'] as const;
export type ReadAs = (typeof READ_AS)[number];

/** A text that a patient can trust: a leaflet, an authority, a medical society, a published study. */
export interface Source {
  title: string;
  organisation: string;
  /** As printed; null where the text has no date. */
  year: string | null;
  /** Where it was read; null where only a quotation was. */
  address: string | null;
  /** Read at somebody else's address, which is kept for checking and not offered to patients. */
  isCopy: boolean;
  readAs: ReadAs;
  /** 'YYYY-MM-DD' */
  readOn: string;
}

/** The place in a source that says what a rule says. */
export interface Citation extends Source {
  section: string;
}

/** Every clinical rule and value carries this: `docs/intended-use.md` says why. */
export interface Sourced {
  sources: readonly Citation[];
  /** The part that no source says and Leveza adds; null where every word is the sources'. */
  ours: string | null;
  /** The clinician who reviewed it; null until one has. */
  reviewer: string | null;
}

export function cite(source: Source, section: string): Citation {
  return { ...source, section };
}

/** A rule that no clinician has reviewed yet. */
export function sourced(sources: readonly Citation[], ours: string | null = null): Sourced {
  return { sources, ours, reviewer: null };
}
