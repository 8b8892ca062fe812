const DESCRIPTION_LENGTH = 120;
const SHORTEST_SENTENCE = 20;
const CUT_DESCRIPTION_LENGTH = 117;
const MOST_BENEFITS = 3;
const BENEFIT_LENGTH = 40;

/** At most 120 characters, up to the end of a sentence where there is one (specification, section 9). */
export function trimDescription(text: string): string {
  const whole = text.trim();
  if (whole.length <= DESCRIPTION_LENGTH) return whole;
  const sentences = untilLastSentence(whole);
  return sentences.length < SHORTEST_SENTENCE ? `${cut(whole, CUT_DESCRIPTION_LENGTH)}...` : sentences;
}

// A full stop inside '1.000 UI' or '0.5 mg' ends nothing: something blank has to follow.
function untilLastSentence(text: string): string {
  const ends = [...text.slice(0, DESCRIPTION_LENGTH + 1).matchAll(/[.!?](?=\s)/g)];
  return text.slice(0, (ends.at(-1)?.index ?? -1) + 1);
}

/** The first three, each at most 40 characters. */
export function trimBenefits(benefits: readonly string[]): string[] {
  return benefits
    .map((benefit) => benefit.trim())
    .filter((benefit) => benefit !== '')
    .slice(0, MOST_BENEFITS)
    .map((benefit) =>
      benefit.length <= BENEFIT_LENGTH ? benefit : `${cut(benefit, BENEFIT_LENGTH - 3)}...`,
    );
}

// Half an emoji is not text a database takes.
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
