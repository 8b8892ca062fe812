/** Why the mg of an entry changed: each change is a line of its ledger. */
export const PEN_MOVEMENT_KINDS = [
  'purchase',
  'start',
  'opening',
  'application',
  'purge',
  'loss',
  'discard',
  'adjustment',
] as const;
export type PenMovementKind = (typeof PEN_MOVEMENT_KINDS)[number];

export const PEN_MOVEMENT_LABEL: Record<PenMovementKind, string> = {
  purchase: 'Compra',
  start: 'Já em uso ao cadastrar',
  opening: 'Abertura',
  application: 'Aplicação',
  purge: 'Purga',
  loss: 'Perda',
  discard: 'Descarte',
  adjustment: 'Ajuste',
};

/** The ledger knows an estimated opening by this reason: the form suggested the day of purchase, so only the doses date it. */
export const ESTIMATED_OPENING = 'Dia estimado pelas doses';

/** A fact about an entry. A purchase is none: the containers already say what was bought. */
export interface PenEvent {
  id: string | null;
  kind: PenMovementKind;
  /**
   * The requested amount: positive, signed for an adjustment, 0 for an opening; a discard of 0 discards all that is
   * left. A start is what the entry held when it was added, so that doses recorded from before do not count twice.
   */
  mg: number;
  happenedAt: Date;
  reason: string | null;
}

export interface LedgerLine {
  /** Id of the event; null for the purchase and for lines that follow from another. */
  id: string | null;
  kind: PenMovementKind;
  /** Signed. */
  mg: number;
  remainingMg: number;
  happenedAt: Date;
  reason: string | null;
}

export interface PenState {
  remainingMg: number;
  sealedUnits: number;
  /** In the container that is open now. */
  openMg: number;
  /** When that container was opened; a multi-dose pen keeps it when it is spent. */
  openedAt: Date | null;
  /** Only the doses tell that day. */
  isOpeningEstimated: boolean;
  /** Applications out of that container. */
  openDosesUsed: number;
  /** Oldest first, the purchase before all. */
  lines: LedgerLine[];
}
