import { type ReactNode, useId } from 'react';
import { OnItsWay } from './OnItsWay.tsx';

interface Props {
  /** The title of the surface: 'Próxima dose'. */
  title: string;
  /** The one large figure or sentence. */
  figure?: ReactNode;
  /** A short action on the line of a short figure, where `actions` would take a line of its own. */
  beside?: ReactNode;
  /** One line under the figure. */
  detail?: ReactNode;
  /** A ring, a pen, a small curve: beside the figure where there is room, below it on a phone when `isWide`. */
  drawing?: ReactNode;
  isWide?: boolean;
  /** The screen's one primary action, and what stands beside it. */
  actions?: ReactNode;
  /** Its record was pressed and is not answered: nothing here invites to a second one. */
  isWaiting?: boolean;
  children?: ReactNode;
}

/** A figure stands in the largest size; longer words stay on one line of a phone in the next one. */
const FIGURE_LENGTH = 9;
const sizeOf = (figure: ReactNode) =>
  typeof figure === 'string' && figure.length > FIGURE_LENGTH
    ? 'text-[2rem] sm:text-[2.5rem]'
    : 'text-[2.5rem] max-[359px]:text-[2rem] sm:text-5xl';

/** The one coloured surface of a screen: what the patient came to see, and its action. */
export function Lead({
  title,
  figure,
  beside,
  detail,
  drawing,
  isWide = false,
  isWaiting = false,
  ...props
}: Props) {
  const { actions, children } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 gap-4 rounded-3xl bg-lead p-5 text-on-lead sm:gap-5 sm:p-6"
      data-lead
    >
      <div
        className={`flex gap-5 max-[359px]:gap-4 ${isWide ? 'flex-col sm:flex-row' : 'flex-wrap items-center'} sm:items-center`}
      >
        {/* With text of twice the size the drawing goes below. */}
        <div className={`grid min-w-0 gap-1 ${isWide ? 'flex-1' : 'flex-[1_1_7rem]'}`}>
          <h2 id={id} className="text-sm font-semibold text-balance wrap-anywhere text-on-lead-soft">
            {title}
          </h2>
          <div
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden max-[359px]:gap-x-2
              max-[359px]:[&>button]:px-3 max-[359px]:[&>button_svg]:hidden sm:justify-start sm:gap-x-6"
          >
            {figure && (
              <p
                className={`leading-[1.1] font-bold tracking-tight text-balance tabular-nums wrap-anywhere ${sizeOf(figure)}`}
              >
                {figure}
              </p>
            )}
            {beside}
          </div>
          {(detail || isWaiting) && (
            <p className="text-pretty wrap-anywhere text-on-lead-soft tabular-nums">
              {isWaiting && <OnItsWay />}
              {detail}
            </p>
          )}
        </div>
        {drawing && <div className={isWide ? 'min-w-0 sm:w-1/2' : 'shrink-0'}>{drawing}</div>}
      </div>
      {children}
      {actions && !isWaiting && (
        <div className="flex flex-wrap gap-2.5 max-sm:[&>*]:flex-auto max-sm:[&>*]:px-2.5">{actions}</div>
      )}
    </section>
  );
}
