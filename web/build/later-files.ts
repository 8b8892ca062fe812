/** Files that are there before any other file of the app runs an `import()`. */
const FIRST = /^assets\/(index|kit)-/;

/**
 * The files asked for together with a part. Each file lists those of its parts by name, and hashes do not compress:
 * names of files that are there already are left out.
 */
export function laterFiles(_part: string, files: string[], { hostId }: { hostId: string }): string[] {
  return hostId.startsWith('assets/index-') ? files : files.filter((file) => !FIRST.test(file));
}
