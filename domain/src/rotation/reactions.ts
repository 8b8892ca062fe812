const USES_LOOKED_AT = 3;
const REACTIONS_TO_FLAG = 2;

/** Whether a zone reacted twice in its last three uses, newest first. */
export function isFlagged(uses: readonly { reactions: string | null }[]): boolean {
  const reacted = uses.slice(0, USES_LOOKED_AT).filter(({ reactions }) => reactions?.trim());
  return reacted.length >= REACTIONS_TO_FLAG;
}
