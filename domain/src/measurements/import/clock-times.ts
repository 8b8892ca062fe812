const CLOCK =
  /^(?<hour>\d{1,2})(?:[:h](?<minute>\d{2})?)(?::(?<second>\d{2})(?:[.,]\d+)?)?\s*(?:min)?\s*(?<half>[ap]\.?m\.?)?\s*(?<offset>z|(?:utc|gmt)?[+-]\d{2}:?(?:\d{2})?)?$/;

export interface Time {
  minutes: number;
  seconds: number;
  /** Minutes ahead of UTC; null when the zone of the patient decides. */
  offset: number | null;
}

/** '07:32', '7h32', '7:32 pm', '07:32:11 -0300', in small letters. */
export function readTime(written: string): Time | null {
  const groups = CLOCK.exec(written)?.groups;
  if (!groups) return null;
  const { half, offset } = groups;
  const [hour, minute, second] = [groups.hour, groups.minute ?? 0, groups.second ?? 0].map(Number);
  if (minute! > 59 || second! > 59 || hour! > 23 || (half && (hour! < 1 || hour! > 12))) return null;
  const ahead = offset === undefined ? null : offsetMinutes(offset);
  if (ahead !== null && Math.abs(ahead) > 14 * 60) return null;
  const hours = half ? (hour! % 12) + (half.startsWith('p') ? 12 : 0) : hour!;
  return { minutes: hours * 60 + minute!, seconds: second!, offset: ahead };
}

function offsetMinutes(offset: string): number {
  if (offset === 'z') return 0;
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})?$/.exec(offset)!;
  return (Number(hours) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
}
