import { FILES, MANIFEST, MASTER_KEY } from './manifest.ts';

/** Whether an archive may hold an entry of this name: nothing leaves the folder it is unpacked into. */
export function isArchivePath(path: string): boolean {
  // A backslash or a colon would be a folder or a drive on Windows.
  // oxlint-disable-next-line no-control-regex
  if (/[\\:\0]/.test(path)) return false;
  if (path === MANIFEST || path === MASTER_KEY) return true;
  const [top, ...rest] = path.split('/');
  if (rest.length === 0 || rest.some((part) => part === '' || part === '.' || part === '..')) return false;
  return top === FILES || (top === 'tables' && rest.length === 1);
}
