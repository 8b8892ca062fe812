import { readMessageSettings } from '@leveza/contract/messages/settings.ts';
import { read } from '../../lib/api.ts';

export const settingsQuery = read(readMessageSettings, {});
