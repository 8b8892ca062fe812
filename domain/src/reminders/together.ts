import { MINUTE_MS } from '../time/spans.ts';
import { OCCASION_TYPE } from './occasion.ts';
import type { Saying } from './planned-message.ts';
import { TOGETHER_MINUTES } from './settings.ts';

/** Sayings of one channel that leave as one message, with the first of them. */
export function together(sayings: readonly Saying[]): Saying[][] {
  const groups: Saying[][] = [];
  const open = new Map<string, Saying[]>();
  for (const saying of sayings.toSorted(inTime)) {
    // A new device is never one line among doses.
    const key = `${saying.channel} ${OCCASION_TYPE[saying.occasion.kind] === 'security'}`;
    const group = open.get(key);
    const since = group ? saying.sendAt.getTime() - group[0]!.sendAt.getTime() : Infinity;
    if (group && since < TOGETHER_MINUTES * MINUTE_MS && !holds(group, saying)) group.push(saying);
    else open.set(key, begin(groups, saying));
  }
  return groups;
}

function begin(groups: Saying[][], saying: Saying): Saying[] {
  const group = [saying];
  groups.push(group);
  return group;
}

/** A repeat is a message of its own. */
const holds = (group: readonly Saying[], { occasion }: Saying) =>
  group.some((one) => one.occasion.what === occasion.what && one.occasion.at === occasion.at);

function inTime(one: Saying, other: Saying): number {
  return (
    one.sendAt.getTime() - other.sendAt.getTime() || one.occasion.at.getTime() - other.occasion.at.getTime()
  );
}
