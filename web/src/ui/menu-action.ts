import type { LucideIcon } from 'lucide-react';

export interface MenuAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  isDanger?: boolean;
  isDisabled?: boolean;
  onAction?: () => void;
}

/** Where the keyboard stands in a menu that has just opened: at an entry, or at the menu itself. */
export type MenuStart = 'first' | 'last' | 'menu';
