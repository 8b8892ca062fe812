/**
 * How a number that wrote to us may be kept. WhatsApp knows many mobiles of Brazil without the ninth digit that they got
 * between 2012 and 2016.
 */
export function phoneSpellings(digits: string): string[] {
  const [, area, short] = /^55(\d\d)([6-9]\d{7})$/.exec(digits) ?? [];
  const [, longArea, long] = /^55(\d\d)9([6-9]\d{7})$/.exec(digits) ?? [];
  if (area && short) return [`+${digits}`, `+55${area}9${short}`];
  if (longArea && long) return [`+${digits}`, `+55${longArea}${long}`];
  return [`+${digits}`];
}
