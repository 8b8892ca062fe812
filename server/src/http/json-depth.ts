/** Deeper than anything the contract describes. */
const MOST_LEVELS = 32;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x5b, 0x7b]); // [ {
const CLOSING = new Set([0x5d, 0x7d]); // ] }

/**
 * Whether JSON is nested deeper than any document of ours. Asked before it is parsed: a few kilobytes of brackets cost
 * the parser, and everything that walks through its result, seconds in which no other request is answered.
 */
export function isTooDeep(json: string): boolean {
  let level = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isText = !isText;
    else if (isText) {
      if (code === BACKSLASH) at += 1;
    } else if (OPENING.has(code)) {
      level += 1;
      if (level > MOST_LEVELS) return true;
    } else if (CLOSING.has(code)) level -= 1;
  }
  return false;
}
