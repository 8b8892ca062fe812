export const SITES = ['abdomen', 'thigh', 'arm'] as const;
export type Site = (typeof SITES)[number];
export const SITE_LABEL: Record<Site, string> = { abdomen: 'Abdômen', thigh: 'Coxa', arm: 'Braço' };

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export const PARTS = ['upper', 'lower'] as const;
export type Part = (typeof PARTS)[number];

/** Twelve places, each big enough for many injections; left and right are the patient's own. */
export const ZONES = [
  'abdomen-left-upper',
  'abdomen-right-upper',
  'abdomen-left-lower',
  'abdomen-right-lower',
  'thigh-left-upper',
  'thigh-right-upper',
  'thigh-left-lower',
  'thigh-right-lower',
  'arm-left-upper',
  'arm-right-upper',
  'arm-left-lower',
  'arm-right-lower',
] as const;
export type Zone = (typeof ZONES)[number];

export interface ZoneParts {
  site: Site;
  side: Side;
  part: Part;
}

export function partsOf(zone: Zone): ZoneParts {
  const [site, side, part] = zone.split('-') as [Site, Side, Part];
  return { site, side, part };
}

const SIDE_LABEL: Record<Site, Record<Side, string>> = {
  abdomen: { left: 'esquerdo', right: 'direito' },
  thigh: { left: 'esquerda', right: 'direita' },
  arm: { left: 'esquerdo', right: 'direito' },
};

const PART_LABEL: Record<Site, Record<Part, string>> = {
  abdomen: { upper: 'acima do umbigo', lower: 'abaixo do umbigo' },
  thigh: { upper: 'parte de cima', lower: 'parte do meio' },
  arm: { upper: 'atrás, parte de cima', lower: 'atrás, parte de baixo' },
};

/** 'Abdômen direito, abaixo do umbigo' */
export function zoneLabel(zone: Zone): string {
  const { site, part } = partsOf(zone);
  return `${sideLabel(zone)}, ${PART_LABEL[site][part]}`;
}

/** 'Abdômen direito' */
export function sideLabel(zone: Zone): string {
  const { site, side } = partsOf(zone);
  return `${SITE_LABEL[site]} ${SIDE_LABEL[site][side]}`;
}

/** Zones whose borders touch: above and below each other, or the two sides of the belly at one height. */
export function areNeighbours(one: Zone, other: Zone): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.site !== b.site || one === other) return false;
  if (a.side === b.side) return true;
  return a.site === 'abdomen' && a.part === b.part;
}
