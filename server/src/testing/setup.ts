import { afterAll } from 'vitest';
import './cheap-passwords.ts';
import { endAll } from './endings.ts';

// Runs anew for every test file. The modules are shared between the files of a worker, so that an afterAll in one of
// them would be registered for the first file only, and Vitest ignores one that is called from a test or a beforeAll.
afterAll(endAll);
