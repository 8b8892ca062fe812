import { readDashboard, readHeadline } from '@leveza/contract/dashboard.ts';

/** What tells of everything at once, and so is stale after anything was recorded: the dashboard and the header. */
export const STALE_OVERVIEW = [readDashboard, readHeadline];
