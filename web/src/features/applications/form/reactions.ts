export const COMMON_REACTIONS = ['Vermelhidão', 'Coceira', 'Caroço', 'Mancha roxa'] as const;

const partsOf = (text: string | null) => (text ?? '').split(',').map((part) => part.trim());
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const hasReaction = (text: string | null, reaction: string) =>
  partsOf(text).some((part) => isSame(part, reaction));

/** Adds a reaction to the list the patient writes, or takes it out; other words stay as they are. */
export function toggleReaction(text: string | null, reaction: string): string | null {
  const parts = partsOf(text).filter((part) => part !== '');
  const others = parts.filter((part) => !isSame(part, reaction));
  const next = others.length < parts.length ? others : [...parts, reaction];
  return next.length > 0 ? next.join(', ') : null;
}
