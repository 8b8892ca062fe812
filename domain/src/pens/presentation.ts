/** Containers of a medicine: one dose each, many doses each, or a vial to draw from. */
export const PRESENTATIONS = ['single-dose-pen', 'multi-dose-pen', 'vial'] as const;
export type Presentation = (typeof PRESENTATIONS)[number];

export const PRESENTATION_LABEL: Record<Presentation, string> = {
  'single-dose-pen': 'Caneta de dose única',
  'multi-dose-pen': 'Caneta multidose',
  vial: 'Frasco ou ampola',
};

/** The words of the specification's catalogue. */
export const PEN_TYPES = [
  'caneta-descartavel',
  'caneta-reutilizavel',
  'ampola',
  'Pre-filled',
  'Vial',
] as const;

export const MOLECULES = ['semaglutide', 'liraglutide', 'dulaglutide', 'tirzepatide'] as const;
export type Molecule = (typeof MOLECULES)[number];

/** How a product stands with Anvisa; only the prohibited are never suggested. */
export const LEGAL_STATUSES = ['registered', 'unconfirmed', 'imported', 'compounded', 'prohibited'] as const;
export type LegalStatus = (typeof LEGAL_STATUSES)[number];

export const LEGAL_STATUS_LABEL: Record<LegalStatus, string> = {
  registered: 'Registrado na Anvisa',
  unconfirmed: 'Registro não confirmado',
  imported: 'Sem preço registrado no Brasil',
  compounded: 'Manipulado',
  prohibited: 'Proibido pela Anvisa',
};

/** The one container of an entry, and how many of it there are. */
export interface Containers {
  presentation: Presentation;
  /** Pens in the box or vials in the boxes; a multi-dose pen is always an entry of its own. */
  units: number;
  /** Amount in one container. */
  unitMg: number;
  /** Doses of a pen that only gives its one dose, and is discarded after them; null where the dose is dialled. */
  fixedDoses?: number | null;
}
