import { expect, it } from 'vitest';
import { stackName, stackNamed } from './names.ts';

it('a stack is named by its type and marks, and found again by its name', () => {
  for (const stack of [
    { type: 'ship', marks: '' },
    { type: 'ship', marks: 'damaged' },
    { type: 'big-ship', marks: 'agent:7 damaged' },
  ])
    expect(stackNamed(stackName(stack))).toEqual(stack);
  expect(stackName({ type: 'ship', marks: 'damaged' })).toBe('ship damaged');
});
