import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPen } from '../../../testing/pens.ts';
import { PenPicture } from './PenPicture.tsx';

test.each([
  [0.005, '0,005'],
  [0.25, '0,25'],
  [2, '2'],
])('the dial of a pen of %s mg shows its dose without rounding', (countedDoseMg, shown) => {
  render(<PenPicture pen={aPen({ countedDoseMg })} tone="ok" />);
  expect(screen.getByText(shown)).toBeInTheDocument();
});
