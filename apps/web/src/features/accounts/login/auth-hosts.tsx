import { openCatalogues } from '../../../platform/language.tsx';
import { dropLoginRequest, useLoginRequest } from '../../../platform/session/login-request.ts';
import { dropVerifyRequest, useVerifyRequest } from '../../../platform/session/verify-request.ts';
import { useLoaded } from '../../../platform/use-loaded.ts';

const texts = ['accounts', 'captcha'] as const;

async function loadLogin() {
  const [{ LoginDialog }] = await Promise.all([import('./login-dialog.tsx'), openCatalogues(...texts)]);
  return LoginDialog;
}

async function loadVerify() {
  const [{ VerifyDialog }] = await Promise.all([import('../verification/verify-dialog.tsx'), openCatalogues(...texts)]);
  return VerifyDialog;
}

/** Mounts the login dialog and the address verification dialog on first request. Rendered once, in the frame. */
export function AuthHosts() {
  const Login = useLoaded(useLoginRequest() !== null, loadLogin, dropLoginRequest);
  const Verify = useLoaded(useVerifyRequest(), loadVerify, dropVerifyRequest);
  return (
    <>
      {Login === null ? null : <Login />}
      {Verify === null ? null : <Verify />}
    </>
  );
}
