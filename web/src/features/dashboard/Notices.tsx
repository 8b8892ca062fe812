import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { FileText, FlaskConical, type LucideIcon, PackageOpen, Pill } from 'lucide-react';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Link } from '../../ui/Link.tsx';
import { type Notice, noticesLabel, noticeWords } from './notice-words.ts';
import { InjectionPen } from '../../ui/drawings/pen-icon.ts';

const ICON: Record<Notice['kind'], LucideIcon> = {
  'buy-pen': InjectionPen,
  prescription: FileText,
  exam: FlaskConical,
  box: Pill,
};

/** Stock and receita as one line that opens. */
export function Notices({ today }: { today: Dashboard['today'] }) {
  const notices = today.filter((item) => item.kind !== 'dose');
  if (notices.length === 0) return null;
  return (
    <Fold icon={PackageOpen} label={noticesLabel(notices)}>
      <ul className="grid gap-4">
        {notices.map((item) => (
          <Line key={keyOf(item)} item={item} />
        ))}
      </ul>
    </Fold>
  );
}

function keyOf(item: Notice): string {
  if (item.kind === 'box') return item.itemId;
  return item.kind === 'exam' ? item.examId : item.kind;
}

function Line({ item }: { item: Notice }) {
  const { timeZone: zone } = useSession();
  const { title, detail, action } = noticeWords(item, { zone, now: useNow() });
  const Icon = ICON[item.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Icon aria-hidden className="size-5 shrink-0 text-low" />
      <div className="grid min-w-0 flex-1 basis-40 leading-snug">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-pretty text-ink-soft tabular-nums">{detail}</p>
      </div>
      <Link {...action.link} variant="secondary" size="sm">
        {action.label}
      </Link>
    </li>
  );
}
