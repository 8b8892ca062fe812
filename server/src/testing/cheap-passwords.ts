import { COST } from '../features/auth/password-hash.ts';

// The tests make hundreds of passwords. Nothing but tests loads this file, so that no setting can lower the cost.
Object.assign(COST, { memoryCost: 8, timeCost: 1 });
