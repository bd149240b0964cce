import { openCatalogues } from '../../platform/language.tsx';
import { dropLoginRequest, useLoginRequest } from '../../platform/session/login-request.ts';
import { dropVerifyRequest, useVerifyRequest } from '../../platform/session/verify-request.ts';
import { useLoaded } from '../../platform/use-loaded.ts';

const texts = ['accounts', 'captcha'] as const;

async function loadLogin() {
  const [{ LoginDialog }] = await Promise.all([import('./login-dialog.tsx'), openCatalogues(...texts)]);
  return LoginDialog;
}

async function loadVerify() {
  const [{ VerifyDialog }] = await Promise.all([import('./verify-dialog.tsx'), openCatalogues(...texts)]);
  return VerifyDialog;
}

/**
 * Where the doors open over any page, and the prompt that verifies an address. Once, in the frame; their programs come
 * when they are asked for.
 */
export function DoorHosts() {
  const Login = useLoaded(useLoginRequest() !== null, loadLogin, dropLoginRequest);
  const Verify = useLoaded(useVerifyRequest(), loadVerify, dropVerifyRequest);
  return (
    <>
      {Login === null ? null : <Login />}
      {Verify === null ? null : <Verify />}
    </>
  );
}
