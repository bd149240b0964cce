import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { dropLoginRequest, useLoginRequest } from '../../../platform/session/login-request.ts';
import { dropVerifyRequest, useVerifyRequest } from '../../../platform/session/verify-request.ts';

const texts = ['accounts', 'captcha'] as const;

const loginPart = lazyPart(async () => (await import('./login-dialog.tsx')).LoginDialog, ...texts);

const verifyPart = lazyPart(async () => (await import('../verification/verify-dialog.tsx')).VerifyDialog, ...texts);

/** Mounts the login dialog and the address verification dialog on first request. Rendered once, in the frame. */
export function AuthHosts() {
  const Login = loginPart.use(useLoginRequest() !== null, dropLoginRequest);
  const Verify = verifyPart.use(useVerifyRequest(), dropVerifyRequest);
  return (
    <>
      {Login === null ? null : <Login />}
      {Verify === null ? null : <Verify />}
    </>
  );
}
