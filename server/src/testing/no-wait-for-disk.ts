import { DURABILITY } from '../db/embedded/settings.ts';

// Test data need not survive a crash of the machine, so no test waits for the disk. Only tests load this file, so that
// no setting can lower the durability.
// Their databases live for seconds: none is tidied up beside them.
Object.assign(DURABILITY, {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
});
