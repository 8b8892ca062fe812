import { Button } from '../Button.tsx';

interface Props {
  /** 'Abrir em', before the moment. */
  thenLabel: string;
  /** The moment as it was written; null while there is none. */
  then: string | null;
  nowLabel: string;
  pendingLabel: string;
  isPending: boolean;
  /** Set while the record is incomplete. */
  isDisabled?: boolean;
  /** A date and a time are too long for half of a phone. */
  isThenLong?: boolean;
  onThen: () => void;
  onNow: () => void;
}

const WHOLE_ROW = 'max-sm:order-first max-sm:basis-full!';

/** The bar of a dialog that records something of this moment, or of one already past. */
export function NowOrThen(props: Props) {
  const { then, isPending, isDisabled = false } = props;
  return (
    <>
      <Button slot="close" variant="secondary">
        Cancelar
      </Button>
      <Button
        variant={then ? 'primary' : 'secondary'}
        className={then && props.isThenLong ? WHOLE_ROW : ''}
        isDisabled={!then || isDisabled || isPending}
        onPress={props.onThen}
      >
        {then ? `${props.thenLabel} ${then}` : `${props.thenLabel}...`}
      </Button>
      <Button
        variant={then ? 'secondary' : 'primary'}
        isDisabled={isDisabled}
        isPending={isPending}
        pendingLabel={props.pendingLabel}
        onPress={props.onNow}
      >
        {props.nowLabel}
      </Button>
    </>
  );
}
