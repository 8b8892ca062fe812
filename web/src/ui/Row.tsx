import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components';

interface Props {
  icon?: LucideIcon;
  /** In the icon's place: a pen, a colour of a dose. */
  drawing?: ReactNode;
  title: ReactNode;
  /** One line under the title. */
  detail?: ReactNode;
  /** A state in one word. */
  state?: ReactNode;
  /** The row's one action. */
  action?: ReactNode;
  /** Opens the details; the row's name for screen readers is its title. */
  onOpen?: () => void;
  /** The id of what opens it, for the focus to come back to. */
  id?: string;
  /** The name of what opens it, where the title alone does not say what it does. */
  openLabel?: string;
  /** Whether what it stands for is shown below it. */
  isExpanded?: boolean;
  /** The part that opens below the row: a question, a list of the things it stands for. */
  children?: ReactNode;
}

/** One thing in a list: name, one line, one state, one action. Stands in a `RecordList`. */
export function Row({ icon: Icon, drawing, title, detail, state, action, onOpen, ...props }: Props) {
  const { id, openLabel, isExpanded, children } = props;
  const own = useId();
  const content = (
    <>
      {Icon && (
        // A row of few letters has no room for it between its title and an action.
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink
            ${action ? '@max-[20.375rem]:hidden' : ''}`}
        >
          <Icon aria-hidden className="size-5" />
        </span>
      )}
      {drawing && <span className="grid w-10 shrink-0 place-items-center">{drawing}</span>}
      <span
        className={`grid min-w-0 flex-1 grid-cols-1 gap-0.5 text-left ${action ? '@max-[20.375rem]:basis-[6rem]' : '@max-[20.375rem]:basis-[9rem]'}`}
      >
        <span id={`${own}-title`} className="leading-snug font-semibold wrap-anywhere">
          {title}
        </span>
        {detail && (
          <span id={`${own}-detail`} className="text-sm leading-snug text-ink-soft tabular-nums">
            {detail}
          </span>
        )}
      </span>
      {state}
      {isExpanded !== undefined && (
        <ChevronDown
          aria-hidden
          className={`size-5 shrink-0 text-ink-soft transition-transform duration-150 ${isExpanded ? 'rotate-180' : ''}
            ${action ? '' : 'mr-2'}`}
        />
      )}
    </>
  );
  // By the row's own width in letters: on the narrowest phones, and with text of twice the size on any.
  const inside =
    'flex min-h-14 min-w-0 flex-[1_1_7rem] items-center gap-x-3 gap-y-1.5 py-2 pl-4 @max-[20.375rem]:flex-wrap';
  return (
    <li aria-labelledby={`${own}-title`} className="@container">
      <div className="flex flex-wrap items-center gap-x-2 pr-2">
        {onOpen ? (
          <Button
            {...(id && { id })}
            {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
            onPress={onOpen}
            {...(openLabel && { 'aria-label': openLabel, 'aria-describedby': `${own}-detail` })}
            className={`${inside} cursor-pointer rounded-2xl -outline-offset-2 data-pressed:bg-sunken`}
          >
            {content}
          </Button>
        ) : (
          <div className={inside}>{content}</div>
        )}
        {action && <div className="ml-auto flex items-center gap-2 py-1 empty:hidden">{action}</div>}
      </div>
      {children}
    </li>
  );
}
