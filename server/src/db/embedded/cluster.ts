import type { Address } from './address.ts';
import type { Binaries } from './binaries.ts';
import type { ProcessIdentity } from './process-table.ts';
import type { Account } from './run.ts';

/** A complete cluster and everything needed to run it. */
export interface Cluster {
  folder: string;
  binaries: Binaries;
  account: Account | null;
  password: string;
  logFile: string;
  /** The launch calls it once the process runs; the server still has to get ready. */
  onLaunched?: (() => void) | undefined;
}

/** PostgreSQL running on a cluster and answering. */
export interface RunningServer {
  process: ProcessIdentity;
  address: Address;
  /** opened on a full disk: it answers, and refuses to change anything */
  isReadOnly: boolean;
}
