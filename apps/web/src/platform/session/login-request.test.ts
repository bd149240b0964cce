import { beforeEach, expect, it, vi } from 'vitest';
import type * as Overlay from '../prompts/overlay.ts';

const dialog = vi.hoisted(() => ({ current: (): { isOver?: boolean } | null => null }));
vi.mock('../prompts/overlay.ts', async (original) => {
  const { overlay } = await original<typeof Overlay>();
  return {
    overlay: () => {
      const made = overlay<{ isOver?: boolean }>();
      dialog.current = made.current;
      return made;
    },
  };
});
vi.mock('./current-member.ts', () => ({ currentMe: () => null }));

// Other test files may have loaded the modules already.
beforeEach(() => void vi.resetModules());

it('goes on saying that the session has ended when the page asks for a member', async () => {
  const { askForLogin, requireMember, resumeAfterLogin } = await import('./login-request.ts');
  const goOn = vi.fn<() => void>();
  askForLogin({ isOver: true });

  requireMember(goOn);

  expect(dialog.current()?.isOver).toBe(true);
  resumeAfterLogin();
  expect(goOn).toHaveBeenCalledOnce();
});

it('says nothing of a session to a guest', async () => {
  const { requireMember } = await import('./login-request.ts');
  requireMember(() => {});
  expect(dialog.current()?.isOver).toBeUndefined();
});
