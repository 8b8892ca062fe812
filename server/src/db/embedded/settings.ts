import type { Address } from './address.ts';

/** A change that was confirmed outlives a crash of the machine. */
export const DURABILITY = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

/** The command line carries them, so that the server runs with the settings written here. */
export function serverSettings({ host, port }: Address, isReadOnly: boolean): string[] {
  const isSocket = host.startsWith('/');
  const settings: Record<string, string> = {
    listen_addresses: isSocket ? '' : host,
    unix_socket_directories: isSocket ? host : '',
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '100',
    shared_buffers: '128MB',
    // The rows of a patient are in memory or on a disk without a moving head: a jump costs hardly more than a step.
    random_page_cost: '1.1',
    wal_level: 'replica',
    ...DURABILITY,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // The log leaves out statements, details and errors: they quote patients' data, and the caller gets them anyway.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(isReadOnly && { default_transaction_read_only: 'on', autovacuum: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
