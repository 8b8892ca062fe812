import { EllipsisVertical } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PressEvent } from 'react-aria-components';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { lazyDialog, useOnDemand } from './lazy-dialog.tsx';
import type { MenuAction, MenuStart } from './menu-action.ts';

interface Props {
  label: string;
  actions: readonly MenuAction[];
  /** A button with the label in words, in place of the three dots. */
  look?: Pick<ButtonProps, 'variant' | 'icon' | 'isDisabled'>;
}

const MenuList = lazyDialog(() => import('./MenuList.tsx'), 'MenuList');

const STARTS: Record<string, MenuStart> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Further actions behind one button. The list of them is no part of its screen's code. */
export function Menu({ label, actions, look }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart>('menu');
  const [isOpen, setOpen] = useState(false);
  const isNeeded = useOnDemand(isOpen, MenuList);
  const open = (at: MenuStart) => {
    setStart(at);
    setOpen(true);
  };
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPress: ({ pointerType }: PressEvent) =>
      open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : 'menu'),
    onKeyDown: ({ key }: KeyboardEvent) => {
      const at = STARTS[key];
      if (at) open(at);
    },
  } as const;
  return (
    <>
      {look ? (
        <Button {...look} {...opener} ref={button}>
          {label}
        </Button>
      ) : (
        <IconButton icon={EllipsisVertical} aria-label={label} {...opener} ref={button} />
      )}
      {isNeeded && <MenuList {...{ label, actions, button, start, isOpen }} onOpenChange={setOpen} />}
    </>
  );
}
