/** 'Rybelsus 7 mg', also where the name says its strength already, as that of a box often does. */
export const nameWithStrength = (name: string, strength: string | null): string =>
  !strength || name.includes(strength) ? name : `${name} ${strength}`;
