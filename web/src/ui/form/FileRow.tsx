import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../lib/format.ts';
import { IconButton } from '../IconButton.tsx';

interface Props {
  file: File;
  progress: ReactNode;
  action: ReactNode;
  onRemove: () => void;
}

export function FileRow({ file, progress, action, onRemove }: Props) {
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-xl border border-line bg-surface py-1.5 pr-1.5 pl-3.5">
      <FileText aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="max-w-full truncate font-medium text-ink">{file.name}</span>
          <span className="text-sm text-ink-soft tabular-nums">{formatFileSize(file.size)}</span>
        </span>
        {progress}
      </div>
      {action ?? <IconButton icon={X} aria-label={`Remover ${file.name}`} onPress={onRemove} />}
    </li>
  );
}
