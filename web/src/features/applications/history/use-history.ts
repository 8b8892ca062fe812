import { listApplications } from '@leveza/contract/applications/applications.ts';
import { usePages } from '../../../lib/use-pages.ts';

/** Applications, newest first, a page at a time. */
export const useHistory = ({ isOn }: { isOn: boolean }) => usePages(listApplications, { isOn });

export type History = ReturnType<typeof useHistory>;
