import { COST } from '../features/auth/password-hash.ts';

// The tests make hundreds of passwords. Only tests load this file, so that no setting can lower the cost.
Object.assign(COST, { memoryCost: 8, timeCost: 1 });
