import { RecordList, type RecordListProps } from './RecordList.tsx';

interface Props extends RecordListProps {
  title: string;
}

/** Records of a day or a month, under its name. */
export function RecordGroup({ title, ...list }: Props) {
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-medium text-ink-soft first-letter:uppercase">{title}</h3>
      <RecordList {...list} />
    </div>
  );
}
