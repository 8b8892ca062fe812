import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { lazyShown } from '../../../lib/lazy-shown.ts';
import { Figure } from '../../../ui/Figure.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { Block, Fact } from '../document/block.ts';
import { BarsView } from './BarsView.tsx';
import { TableView } from './TableView.tsx';

const CourseView = lazyShown(() => import('./CourseView.tsx'), 'CourseView');
// Few reports have photos.
const PhotosView = lazyPart(() => import('./PhotosView.tsx'), 'PhotosView');

export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'facts':
      return <FactsView facts={block.facts} />;
    case 'text':
      return block.tone === 'attention' ? (
        <Notice tone="attention">{block.text}</Notice>
      ) : (
        <p className={`text-pretty wrap-anywhere ${block.tone ? 'text-sm text-ink-soft' : ''}`}>
          {block.isBody ? <Figure>{block.text}</Figure> : block.text}
        </p>
      );
    case 'list':
      return (
        <ul className="grid list-disc gap-1 pl-5 text-pretty wrap-anywhere marker:text-ink-faint">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <TableView table={block} />;
    case 'line':
      return (
        <Suspense fallback={<div className="h-56" />}>
          <CourseView course={block} />
        </Suspense>
      );
    case 'bars':
      return <BarsView bars={block} />;
    case 'photos':
      return (
        <Suspense fallback={<div className="h-56" />}>
          <PhotosView photos={block.photos} />
        </Suspense>
      );
  }
}

function FactsView({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]">
      {facts.map(({ label, value, note, isBody }) => (
        <div key={label} className="min-w-0 print:break-inside-avoid">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-lg leading-tight font-semibold wrap-anywhere tabular-nums">
            {isBody ? <Figure>{value}</Figure> : value}
          </dd>
          {note && (
            <dd className="text-sm text-ink-soft tabular-nums">{isBody ? <Figure>{note}</Figure> : note}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
