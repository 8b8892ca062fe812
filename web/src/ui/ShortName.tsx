/** Names up to this long fit beside an action on a phone. */
const SHORT = 20;
const WITH_STRENGTH = /^(.*\S)\s+(\d\S*(?:\s\S+)?)$/;

/**
 * The name of a product in one line of a row. A long one is cut before its strength, which tells a box from the next;
 * screen readers hear all of it, and its details show it.
 */
export function ShortName({ name }: { name: string }) {
  const [, words, strength] = name.length > SHORT ? (WITH_STRENGTH.exec(name) ?? []) : [];
  if (!words) {
    return (
      <span title={name} className="block truncate">
        {name}
      </span>
    );
  }
  return (
    <span title={name} className="flex gap-x-1">
      <span className="truncate">{words}</span>{' '}
      <span className="max-w-3/5 shrink-0 truncate">{strength}</span>
    </span>
  );
}
