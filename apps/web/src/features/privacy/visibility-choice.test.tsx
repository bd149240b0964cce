import { expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';

it('calls a profile hidden that friends and VIP members can open', () => {
  const text = renderStatic(<VisibilityChoice value="hidden" onChange={() => {}} />);
  expect(text).toContain('Only friends and VIP members can open it');
  expect(text).toMatch(/>Hidden</);
  expect(text).not.toMatch(/nobody/i);
});
