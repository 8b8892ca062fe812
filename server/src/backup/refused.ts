/** A backup or a restore that cannot go on: its message is the one line shown before exit 1. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
