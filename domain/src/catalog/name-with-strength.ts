/** 'Rybelsus 7 mg', also where the name says its strength already, as that of a box often does. */
export const nameWithStrength = (name: string, strength: string | null): string =>
  !strength || hasStrength(name, strength) ? name : `${name} ${strength}`;

/** '150 mg' is no '50 mg'. */
function hasStrength(name: string, strength: string): boolean {
  const place = name.indexOf(strength);
  return place !== -1 && !/[\d.,]$/.test(name.slice(0, place));
}
