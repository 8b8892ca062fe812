import { formatFileSize } from '../../lib/format.ts';

export interface FileRule {
  /** Media types and extensions, such as `application/pdf`, `image/*` or `.csv`. */
  accept: readonly string[];
  /** How the accepted kinds are called, such as 'PDF, JPG ou PNG'. */
  acceptLabel: string;
  maxBytes?: number | undefined;
}

/** Why a file cannot be taken, or null. */
export function fileRefusal(file: File, { accept, acceptLabel, maxBytes }: FileRule): string | null {
  if (!accept.some((kind) => isOfKind(file, kind))) return `${file.name}: envie ${acceptLabel}.`;
  if (file.size === 0) return `${file.name}: o arquivo está vazio.`;
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `${file.name}: o tamanho máximo é ${limitText(maxBytes)}.`;
  }
  return null;
}

/** `10 MB`: a round limit without the decimals of a measured size. */
export function limitText(maxBytes: number): string {
  return formatFileSize(maxBytes).replace(/,00/, '');
}

/** The list with the new files at its end, each once; a single-file field keeps only the newest. */
export function addFiles(current: readonly File[], added: readonly File[], isMultiple: boolean): File[] {
  if (!isMultiple) return added.length > 0 ? [added.at(-1)!] : [...current];
  return [...current, ...added.filter((file) => !current.some((other) => isSame(file, other)))];
}

function isOfKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
