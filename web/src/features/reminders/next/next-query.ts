import { readNextReminders } from '@leveza/contract/reminders/next.ts';
import { read } from '../../../lib/api.ts';

export const nextQuery = read(readNextReminders, {});
