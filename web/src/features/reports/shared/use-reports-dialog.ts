import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../../lib/address.ts';
import type { ReportDialogName, ReportsSearch } from '../search.ts';

/** The dialog that the address of the reports names. */
export function useReportsDialog() {
  const { open } = useSearch({ from: '/kit/private/reports' });
  const navigate = useNavigate({ from: '/reports' });
  const change = (changes: ReportsSearch) => void navigate(inPlace(changes));
  return {
    opened: open ?? null,
    show: (dialog: ReportDialogName) => change({ open: dialog }),
    close: () => change({ open: undefined }),
  };
}
