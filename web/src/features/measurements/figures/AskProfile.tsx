import { Link } from '../../../ui/Link.tsx';

/** The way to what only the profile knows: height, initial weight, target. */
export function AskProfile({ children }: { children: string }) {
  return (
    <Link
      to="/profile"
      search={{ open: 'physical' }}
      className="inline-flex items-center pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  );
}
