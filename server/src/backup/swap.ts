/** Files of a backup in the place of the former ones, until it is known whether the rows were restored too. */
export interface Swap {
  undo(): Promise<void>;
  /** forgets the former files */
  keep(): Promise<void>;
}
